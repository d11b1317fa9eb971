import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { holdScripts, mainHeading, openPage } from './stack/open-page.ts';
import { JOB_PAGES } from './stack/pages.ts';
import { regions } from './stack/regions.ts';
import { eachRegion, expect, test } from './stack/test.ts';

const MISSING = 'There is no page at this address';

test('a crawler finds every page and job', eachRegion, async ({ request, sitePaths }) => {
  const found = await crawl(request, '/home');
  expect([...found.dead]).toEqual([]);
  expect([...found.careless], 'links that tell another company where one comes from').toEqual([]);
  expect(sitePaths.filter((path) => !found.pages.has(path))).toEqual([]);
  for (const { country } of regions) {
    const list = await request.get(`/v1/website/job/get-all-jobs?jobCountry=${country}`);
    const jobs = z.array(z.object({ jobId: z.number() })).parse(await list.json());
    expect(jobs.length).toBeGreaterThan(0);
    const missing = jobs.filter(({ jobId }) => !found.pages.has(jobPath(jobId)));
    expect(missing, `jobs in ${country}`).toEqual([]);
  }
});

test('an unknown address leads home', { tag: '@ASVS-3.7.2' }, async ({ page }) => {
  const release = await holdScripts(page);
  const response = await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('noindex');
  await expect(page.getByText(MISSING)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/home$/);
  await expect(mainHeading(page)).toBeVisible();
  for (const path of ['/', '/services/nothing', '/home/inside', '/HOME', '/Journal']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/home$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address says so and leads home', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(mainHeading(page)).toHaveText(MISSING);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('queries and fragments lead to the same page', async ({ page, consoleOutput }) => {
  for (const [path, heading] of [
    ['/about-us/?a=b#c', 'About Us'],
    ['/impact-stories-details/TUFBQg%3D%3D', 'Agent Banking – Fintech & Digital Banking'],
    ['/services?utm_source=mail', 'Our Services'],
    ['/careers/job-description/', 'Careers'],
  ] as const) {
    await openPage(page, path);
    await expect(mainHeading(page), path).toHaveText(heading);
  }
  expect(consoleOutput).toEqual([]);
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
