import { hydrate, mainHeading } from '../stack/open-page.ts';
import { builtPages, JOB_PATH } from '../stack/pages.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './test.ts';

// In Chromium pages/every-page.e2e.ts shows this and more.
test('every page opens and fits', { tag: '@other-engines' }, async ({ visitor }) => {
  const { page } = visitor;
  for (const path of [...builtPages, JOB_PATH]) {
    await page.goto(path);
    await hydrate(page);
    await mainHeading(page).waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => readOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await visitor.listProblems(), path).toEqual([]);
  }
});

/** By how much the page is wider than its window, in px. */
function readOverflow(page: EnginePage): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
