import type { Browser, Page } from 'playwright';
import { installDarkroom, type DarkroomSettings, type PictureDifference } from './darkroom-page.ts';

/**
 * Small pictures are half the size of the shot, so a square is 8 CSS pixels wide. The tolerance lies
 * above what another machine's rasteriser changes and below what a moved or recoloured part does.
 */
const SETTINGS: DarkroomSettings = {
  scale: 0.5,
  maxPixels: 160_000,
  quality: 0.3,
  square: 4,
  tolerance: 6,
};

/** Where shots become small pictures, and small pictures are laid side by side. */
export interface Darkroom extends AsyncDisposable {
  /** The small picture (WebP) that the baseline keeps of a shot (PNG). */
  shrink: (png: Buffer) => Promise<Buffer>;
  /** In what two small pictures differ. */
  compare: (before: Buffer, after: Buffer) => Promise<PictureDifference>;
}

/** Opens the darkroom in a page of its own. */
export async function openDarkroom(browser: Browser): Promise<Darkroom> {
  const page: Page = await browser.newPage();
  await page.evaluate(installDarkroom, SETTINGS);
  return {
    async shrink(png) {
      const small = await page.evaluate((url) => window.darkroom.shrink(url), pngUrl(png));
      return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
    },
    compare: (before, after) =>
      page.evaluate(([old, fresh]) => window.darkroom.compare(old, fresh), [
        webpUrl(before),
        webpUrl(after),
      ] as const),
    [Symbol.asyncDispose]: () => page.close(),
  };
}

function pngUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A small picture as it can stand in a page. */
export function webpUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
