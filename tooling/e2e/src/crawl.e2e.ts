import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './stack/test.ts';

const UNKNOWN_ADDRESSES = 10_000;
const AT_ONCE = 50;
const NO_REDIRECT = { maxRedirects: 0 };

test('a crawler without JavaScript finds every page and every open job, and no dead link', async ({
  request,
  sitePaths,
}) => {
  const found = await crawl(request, '/home');
  expect([...found.dead]).toEqual([]);
  expect(sitePaths.filter((path) => !found.pages.has(path))).toEqual([]);

  for (const country of ['USA', 'India']) {
    const list = await request.get(`/v1/website/job/get-all-jobs?jobCountry=${country}`);
    const jobs = (await list.json()) as { jobId: number }[];
    expect(jobs.length).toBeGreaterThan(0);
    const missing = jobs.filter(({ jobId }) => !found.pages.has(jobPath(jobId)));
    expect(missing, `jobs in ${country}`).toEqual([]);
  }
});

test('an unknown address answers 404, whatever it is', async ({ request }) => {
  const answers = new Map<number, number>();
  for (let done = 0; done < UNKNOWN_ADDRESSES; done += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const response = await request.get(unknownAddress(), NO_REDIRECT);
        return response.status();
      }),
    );
    for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(answers)).toEqual({ 404: UNKNOWN_ADDRESSES });
});

test('a missing page asks not to be indexed and takes the visitor home', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('noindex');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a list of stories that marks one is known by the address of the list', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get('/impact-stories/TUFBQg==')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/impact-stories"/>`);
  expect(html).not.toMatch(/hreflang|noindex/i);
});

test('the bare origin redirects to Home for good', async ({ request }) => {
  const response = await request.get('/', NO_REDIRECT);
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/home');
});

test('each page points to its counterparts on every site', async ({
  request,
  baseURL,
  sitePaths,
}) => {
  for (const path of sitePaths) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    for (const [language, origin] of [
      ['en-IN', 'http://localhost:4001'],
      ['en-US', 'http://localhost:4002'],
      ['x-default', 'http://localhost:4002'],
    ]) {
      expect(html, path).toMatch(
        new RegExp(`rel="alternate" hreflang="${language}" href="${origin}${path}"`, 'i'),
      );
    }
  }
});

async function crawl(request: APIRequestContext, start: string) {
  const pages = new Set<string>();
  const dead = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path) || dead.has(path)) continue;
    const response = await request.get(path);
    if (!response.ok()) {
      dead.add(path);
      continue;
    }
    pages.add(path);
    if (response.headers()['content-type']?.includes('text/html')) {
      waiting.push(...internalLinks(await response.text()));
    }
  }
  return { pages, dead };
}

function internalLinks(html: string): string[] {
  return [...html.matchAll(/<(?:a|img|link|use)\s[^>]*?(?:href|src)="(\/[^"#]*)/g)].map(
    ([, path = '']) => path,
  );
}

function jobPath(jobId: number): string {
  return `/careers/job-description/${Buffer.from(String(jobId)).toString('base64')}`;
}

/** A made-up address: at the top, under a folder of the site, or with an id that nothing has. */
function unknownAddress(): string {
  const name = randomBytes(6).toString('hex');
  const folders = [
    '',
    '/services',
    '/careers/job-description',
    '/impact-stories-details',
    '/assets',
  ];
  return `${folders[randomBytes(1)[0]! % folders.length]}/${name}`;
}
