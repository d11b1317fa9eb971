import type { BrowserContext, Page } from '@playwright/test';

/** One page of a site as a visitor sees it, from top to end. */
export interface Photograph {
  path: string;
  jpeg: Buffer;
}

const STEP = 600;

/** Photographs pages whole, one after the other. */
export async function photograph(
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
): Promise<Photograph[]> {
  const page = await context.newPage();
  const photographs: Photograph[] = [];
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('#root[data-hydrated]').waitFor();
    await fetchPictures(page);
    photographs.push({ path, jpeg: await page.screenshot({ fullPage: true, type: 'jpeg' }) });
  }
  await page.close();
  return photographs;
}

/** Scrolls through the page, so that pictures that wait for their turn are there. */
async function fetchPictures(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A lazy picture in a closed part of the page never comes.
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  }, STEP);
}
