import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hydrate, mainHeading } from '../stack/open-page.ts';
import { builtPages, JOB_PATH } from '../stack/pages.ts';
import { expect, NIGHTLY, test } from './test.ts';

const WIDTHS = [390, 1280] as const;
/** As much of a page as one can compare at a glance, in px. */
const HEIGHT = 1600;

// It also puts each page in every engine on one sheet to look at, at both widths.
test('every page opens and fits', NIGHTLY, async ({ visitor, engine }, testInfo) => {
  // Each page takes a second or two, and nothing else waits for this.
  test.setTimeout(600_000);
  const { page } = visitor;
  const folder = join(testInfo.project.outputDir, 'sheet');
  await mkdir(folder, { recursive: true });
  const rows: string[] = [];
  for (const path of [...builtPages, JOB_PATH]) {
    await page.goto(path);
    await hydrate(page);
    await mainHeading(page).waitFor();
    rows.push(`<h2>${path}</h2>`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const readExcess = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(readExcess, `${path} at ${width} px`).toBe(0);
      const name = `${path.slice(1).replaceAll(/\W+/g, '-')}-${width}.png`;
      await writeFile(join(folder, `${engine}-${name}`), await page.screenshot());
      rows.push(
        ...['chromium', 'firefox', 'webkit'].map(
          (one) => `<img width="${width / 3}" alt="${one}, ${width} px" src="${one}-${name}">`,
        ),
      );
    }
    expect(await visitor.listProblems(), path).toEqual([]);
  }
  // Each engine writes the same sheet, which shows the pictures of all.
  await writeFile(join(folder, 'index.html'), ['<!doctype html>', ...rows].join('\n'));
});
