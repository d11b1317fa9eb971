import { deliverInPieces, type SlowSite } from './stack/deliver-in-pieces.ts';
import { readLayoutShifts, watchLayoutShifts } from './stack/layout-shifts.ts';
import { expect, test } from './stack/test.ts';

let site: SlowSite;

test.beforeAll(async ({ baseURL }) => {
  site = await deliverInPieces(baseURL ?? '');
});

test.afterAll(() => site.stop());

test('nothing moves while a document is still arriving', async ({ page }) => {
  await watchLayoutShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/home', '/careers', '/terms-policy']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      expect(await readLayoutShifts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
