import type { Browser } from '@playwright/test';
import type { Photograph } from './photograph.ts';

interface SheetLook {
  title: string;
  /** Width of one page on the sheet, in pixels. */
  thumbnail: number;
}

const COLUMNS = 8;
const GAP = 24;

/** Lays photographs out on one sheet, each above its path. The browser itself does the layout. */
export async function composeSheet(
  browser: Browser,
  photographs: readonly Photograph[],
  { title, thumbnail }: SheetLook,
): Promise<Buffer> {
  const width = COLUMNS * thumbnail + (COLUMNS + 1) * GAP;
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(`<!doctype html>
    <style>
      body { margin: ${GAP}px; background: #777; color: #fff; font: 16px system-ui; }
      main { display: grid; grid-template-columns: repeat(${COLUMNS}, ${thumbnail}px); gap: ${GAP}px; align-items: start; }
      figure { margin: 0; }
      img { display: block; width: 100%; }
    </style>
    <h1>${title}</h1>
    <main>${photographs.map(figure).join('')}</main>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

function figure({ path, jpeg }: Photograph): string {
  return `<figure><figcaption>${path}</figcaption><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"></figure>`;
}
