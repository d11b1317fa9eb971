import { hydrate, mainHeading } from '../stack/open-page.ts';
import { builtPages, JOB_PATH } from '../stack/pages.ts';
import { expect, NIGHTLY, test } from './test.ts';

test('opens every page without a horizontal scrollbar', NIGHTLY, async ({ visitor }) => {
  const { page } = visitor;
  // Each page takes a second or two.
  test.setTimeout(600_000);
  const readExcess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const path of [...builtPages, JOB_PATH]) {
    await page.goto(path);
    await hydrate(page);
    await mainHeading(page).waitFor();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(readExcess, `${path} at ${width} px`).toBe(0);
    }
    expect(await visitor.listProblems(), path).toEqual([]);
  }
});
