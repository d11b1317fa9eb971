import { readLayoutShifts, watchLayoutShifts } from './stack/layout-shifts.ts';
import { expect, test } from './stack/test.ts';

const WIDTHS = [320, 768, 1280] as const;

test('every page of the sitemap stands finished, quiet and within its width', async ({
  page,
  sitePaths,
  consoleOutput,
}) => {
  for (const path of sitePaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveTitle('Kestrova');
    await expect(page.locator('#root'), path).toHaveAttribute('data-hydrated', '');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(consoleOutput).toEqual([]);
});

test('every page reads without JavaScript', async ({ browser, baseURL, sitePaths }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of sitePaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toContainText(
      '© Kestrova, 2025 All rights reserved',
    );
  }
  await context.close();
});

test('nothing moves from first paint to idle', async ({ page, sitePaths }) => {
  await watchLayoutShifts(page);
  for (const path of sitePaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await readLayoutShifts(page), path).toEqual([]);
  }
});
