import { holdFiles, mainHeading } from '../stack/open-page.ts';
import { JOB_PATH, readSitemap } from '../stack/pages.ts';
import { eachRegion, expect, test } from '../stack/test.ts';

/** Finds the addresses in a page, or of the icons in a web manifest. */
const LINKS = /(?:<(?:a|img|link|use)\s[^>]*?(?:href|src)=|"src":\s?)"(\/[^"#]*)/g;
const LINKS_TO_OTHERS = /<a [^>]*href="https?:\/\/(?!localhost)[^>]*>/g;

test(
  'finds every page and job, and no dead link, by following links',
  eachRegion,
  async ({ request }) => {
    const dead: string[] = [];
    const careless: string[] = [];
    const found = new Set(['/home', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest']);
    // A loop over a set also visits what is added during the loop.
    for (const path of found) {
      const response = await request.get(path);
      if (!response.ok()) dead.push(path);
      if (!/html|manifest/.test(response.headers()['content-type'] ?? '')) continue;
      const text = await response.text();
      for (const [, link = ''] of text.matchAll(LINKS)) found.add(link);
      const others = [...text.matchAll(LINKS_TO_OTHERS)].map(([link]) => link);
      careless.push(...others.filter((link) => !link.includes('rel="noopener noreferrer"')));
    }
    expect(dead).toEqual([]);
    expect(careless, 'links that send a referrer to another company').toEqual([]);
    const sitemap = readSitemap(await (await request.get('/sitemap.xml')).text());
    expect(sitemap, 'the jobs too').toContain(JOB_PATH);
    expect(sitemap.filter((path) => !found.has(path))).toEqual([]);
  },
);

// packages/site/src/server tests the redirect of a server that knows the job.
test('opens a job at an address without padding if the server does not know the job yet', async ({
  page,
}) => {
  const cut = JOB_PATH.replace(/=+$/, '');
  const missing = await page.request.get('/nowhere');
  await page.route(`**${cut}?a=1`, (route) => route.fulfill({ response: missing }));
  await page.goto(`${cut}?a=1#b`);
  await expect(page).toHaveURL(`${JOB_PATH}?a=1#b`);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
});

// packages/site/src/server tests the response to each kind of unknown address, without-script.e2e.ts its page.
test('redirects an unknown address to Home', { tag: '@ASVS-3.7.2' }, async ({ page }) => {
  const release = await holdFiles(page);
  const response = await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('noindex');
  await expect(page.getByText('There is no page')).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/home$/);
  await expect(mainHeading(page)).toBeVisible();
});
