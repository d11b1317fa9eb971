import { brand } from '@kestrova/content';
import appIcon from '@kestrova/design-system/brand/icon.svg?raw';
import mark from '@kestrova/design-system/brand/mark.svg?raw';
import colors from '@kestrova/design-system/colors.json' with { type: 'json' };
import type { WrittenPage } from './list-pages.ts';
import { renderPng } from './render-png.ts';
import { shareImage } from './share-image.tsx';

/** Sizes of the icons in the manifest, in pixels. */
const ICON_SIZES = [192, 512] as const;

/** Width of the pictures for shared links, in pixels. */
const SHARE_WIDTH = 1200;

/**
 * Writes the favicon, the icons for home screens, the manifest that names them, and the picture of
 * each page for shared links.
 */
export async function writeBrandFiles(
  pages: readonly WrittenPage[],
  write: (file: string, content: string | Uint8Array) => Promise<void>,
): Promise<void> {
  for (const { shareImage: path, shareCopy } of pages) {
    if (!shareCopy || !path) continue;
    await write(path, await renderPng(shareImage(shareCopy), SHARE_WIDTH));
  }
  for (const size of ICON_SIZES) {
    await write(`icons/${size}.png`, await renderPng(appIcon, size));
  }
  await write('apple-touch-icon.png', await renderPng(appIcon, 180));
  await write('favicon.ico', toIco(await renderPng(appIcon, 32), 32));
  await write('favicon.svg', mark);
  await write('site.webmanifest', JSON.stringify(webManifest));
}

/** The icon for programs that do not read HTML: a header for one picture, then the picture. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/home',
  display: 'minimal-ui',
  background_color: colors.paper.light.hex,
  theme_color: colors.deep.light.hex,
  icons: ICON_SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
};
