import { PNG } from 'pngjs';
import { sheetPages } from '../stack/pages.ts';
import { expect, NIGHTLY, test } from './test.ts';

/** On a phone, these pages open with words alone. */
const WORDS_ON_PHONE = ['/journal', '/contact-us'];

for (const path of sheetPages) {
  test(`draws the red pencil's stroke on ${path}`, NIGHTLY, async ({ visitor: { page } }) => {
    const sheet = page.locator('main picture img');
    const countRed = async () => countRedPixels(await sheet.screenshot());
    for (const width of WORDS_ON_PHONE.includes(path)
      ? [768, 1280, 1920]
      : [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 1100 });
      await page.goto(path);
      await page.evaluate(showFinishedSheet);
      await expect.poll(countRed, `finished at ${width} px`).toBeGreaterThan(0);
      const finished = await countRed();
      await page.goto(path);
      // WebKit smooths the edges of masked letters in another way.
      await expect.poll(countRed, `drawn at ${width} px`).toBeGreaterThan(0.8 * finished);
    }
  });
}

/** Runs in the page: replaces the sheet that draws itself with the finished one. */
async function showFinishedSheet(): Promise<void> {
  const sheet = document.querySelector<HTMLImageElement>('main picture img');
  if (!sheet) throw new Error('There is no sheet.');
  const finished = new Image(sheet.width, sheet.height);
  finished.src = sheet.src.replace(/[?#].*/, '');
  await finished.decode();
  sheet.replaceWith(finished);
}

/** The pixels of a PNG in about the red of the pencil. */
function countRedPixels(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  const starts = Array.from({ length: data.length / 4 }, (_, place) => 4 * place);
  return starts.filter((start) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(start);
    return red > green + 80 && red > blue + 60;
  }).length;
}
