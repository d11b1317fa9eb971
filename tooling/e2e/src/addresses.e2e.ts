import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { holdFiles, mainHeading } from './stack/open-page.ts';
import { JOB_PAGES, readSitemap } from './stack/pages.ts';
import { regions } from './stack/regions.ts';
import { eachRegion, expect, test } from './stack/test.ts';

/** What a visitor without JavaScript reads where no page is. */
const WITHOUT_SCRIPT =
  /<noscript>.*<h1[^>]*>There is no page at this address<.*href="\/home".*<\/noscript>/s;

test('a crawler finds every page and job', eachRegion, async ({ request }) => {
  const found = await crawl(request, '/home');
  expect([...found.dead]).toEqual([]);
  expect([...found.careless], 'links that tell another company where one comes from').toEqual([]);
  const sitemap = readSitemap(await (await request.get('/sitemap.xml')).text());
  expect(sitemap.filter((path) => !found.pages.has(path))).toEqual([]);
  for (const { country } of regions) {
    const list = await request.get(`/v1/website/job/get-all-jobs?jobCountry=${country}`);
    const jobs = z.array(z.object({ jobId: z.number() })).parse(await list.json());
    expect(jobs.length).toBeGreaterThan(0);
    const missing = jobs.filter(({ jobId }) => !found.pages.has(jobPath(jobId)));
    expect(missing, `jobs in ${country}`).toEqual([]);
  }
});

test('an unknown address leads home', { tag: '@ASVS-3.7.2' }, async ({ page }) => {
  const release = await holdFiles(page);
  const response = await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(404);
  const html = (await response?.text()) ?? '';
  expect(html).toContain('noindex');
  expect(html).toMatch(WITHOUT_SCRIPT);
  await expect(page.getByText('There is no page')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/home$/);
  await expect(mainHeading(page)).toBeVisible();
  for (const path of ['/', '/services/nothing', '/home/inside', '/HOME', '/Journal']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
});

async function crawl(request: APIRequestContext, start: string) {
  const pages = new Set<string>();
  const dead = new Set<string>();
  const careless = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path) || dead.has(path)) continue;
    const response = await request.get(path);
    (response.ok() ? pages : dead).add(path);
    if (response.ok() && /html|manifest/.test(response.headers()['content-type'] ?? '')) {
      const html = await response.text();
      waiting.push(...internalLinks(html));
      for (const [link] of html.matchAll(/<a [^>]*href="https?:\/\/(?!localhost)[^>]*>/g)) {
        if (!link.includes('rel="noopener noreferrer"')) careless.add(link);
      }
    }
  }
  return { pages, dead, careless };
}

/** Links of a page, and the icons of a web manifest. */
function internalLinks(html: string): string[] {
  const links = /(?:<(?:a|img|link|use)\s[^>]*?(?:href|src)=|"src":\s?)"(\/[^"#]*)/g;
  return [...html.matchAll(links)].map(([, path = '']) => path);
}

function jobPath(jobId: number): string {
  return JOB_PAGES + Buffer.from(String(jobId)).toString('base64');
}
