import type { Browser } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const NO_REDIRECT = { maxRedirects: 0 };
const SENTENCE = 'There is no page at this address';

test('the list of stories takes any id', async ({ page, consoleOutput }) => {
  for (const path of ['/impact-stories/anything', '/impact-stories/TUFBQg', '/impact-stories/1']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await openPage(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8);
  }
  expect(consoleOutput).toEqual([]);
});

test('an address leads to the same page with a slash at its end', async ({ request }) => {
  for (const [path, status, location] of [
    ['/careers/job-description/', 301, '/careers'],
    ['/careers/job-description', 301, '/careers'],
    ['/impact-stories/', 308, '/impact-stories'],
    ['/home/', 308, '/home'],
  ] as const) {
    const response = await request.get(path, NO_REDIRECT);
    const answer = [response.status(), response.headers()['location']];
    expect(answer, path).toEqual([status, location]);
  }
});

test('the server knows an address by its case and an id by its standard spelling', async ({
  request,
  sitePaths,
}) => {
  const job = sitePaths.find((path) => /job-description\/.*=$/.test(path)) ?? '';
  expect(job).not.toBe('');
  const statuses = new Map<string, number>();
  for (const path of [
    job,
    job.replaceAll('=', '%3D'),
    job.replaceAll('=', ''),
    '/impact-stories-details/TUFBQg==',
    '/impact-stories-details/TUFBQg',
    '/impact-stories-details/TUFBQh==',
    '/impact-stories-details/%20TUFBQg==',
    '/HOME',
    '/Journal',
  ]) {
    statuses.set(path, (await request.get(path, NO_REDIRECT)).status());
  }
  expect([...statuses.values()]).toEqual([200, 200, 404, 200, 404, 404, 404, 404, 404]);
});

test('an unknown address says so in words without JavaScript', async ({ browser, baseURL }) => {
  const page = await withoutScript(browser, baseURL);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SENTENCE);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.context().close();
});

test('with JavaScript the sentence never shows', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/nowhere', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(SENTENCE)).toBeHidden();
  resolve();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every document is under its own policy, an unknown address too', async ({ page }) => {
  for (const path of ['/home', '/careers', '/contact-us', '/nowhere']) {
    await page.goto(path);
    const isBlocked = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const style = document.createElement('style');
          style.textContent = 'body { color: red }';
          document.head.append(style);
        }),
    );
    expect(await isBlocked, path).toBe('style-src-elem');
  }
});

async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}
