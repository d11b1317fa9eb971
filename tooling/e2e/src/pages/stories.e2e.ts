import { builtPages } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const stories = builtPages.filter((path) => path.startsWith('/impact-stories-details/'));

test.use({ javaScriptEnabled: false });

for (const path of stories) {
  test(`the story at ${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [360, 768, 1280, 1700, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(await excess, `at ${width} px`).toBe(0);
    }
  });
}

test('a story shows its whole cover on tablets', async ({ page }) => {
  await page.goto(stories[0] ?? '');
  for (const width of [640, 768, 959]) {
    await page.setViewportSize({ width, height: 900 });
    const cover = page.getByRole('main').getByRole('img').first();
    const shown = await cover.boundingBox();
    const ratio = (shown?.width ?? 0) / (shown?.height ?? 1);
    expect(ratio, `at ${width} px`).toBeCloseTo(640 / 400, 1);
  }
});
