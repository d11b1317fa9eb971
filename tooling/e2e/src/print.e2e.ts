import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const PATHS = ['/home', '/careers', '/careers/job-description/MQ==', '/impact-stories'] as const;

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('nothing that is pressed or moves is printed', async ({ page }) => {
  for (const path of PATHS) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('button').allTextContents(), path).toEqual([]);
    await expect(page.getByRole('link', { name: 'View details' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Clients we build for' })).toHaveCount(0);
  }
});

test('headings stay with what follows, and no card is cut', async ({ page }) => {
  for (const path of PATHS) {
    await openPage(page, path);
    expect(await listBreaks(page, 'h1, h2, h3, h4', 'breakAfter'), path).toEqual(['avoid']);
    expect(await listBreaks(page, 'article:not(:has(article))', 'breakInside'), path).toEqual(
      path.includes('job-description') ? [] : ['avoid'],
    );
  }
});

test('what is folded away on the screen is printed', async ({ page }) => {
  await openPage(page, '/home');
  const offerings = page.locator('main details').getByRole('heading', { level: 4 });
  expect(await offerings.count()).toBe(12);
  for (const offering of await offerings.all()) await expect(offering).toBeVisible();
  // On paper what fades in would stay as it begins: unseen.
  const opacities = page.locator('main details > div');
  for (const content of await opacities.all()) {
    await expect(content).toHaveCSS('animation-name', 'none');
  }
});

/** What elements of the content say about page breaks. */
function listBreaks(
  page: Page,
  selector: string,
  property: 'breakAfter' | 'breakInside',
): Promise<string[]> {
  return page
    .locator('main')
    .locator(selector)
    .evaluateAll(
      (all, name) => [...new Set(all.map((element) => getComputedStyle(element)[name]))],
      property,
    );
}
