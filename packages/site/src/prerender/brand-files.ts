import { brand } from '@kestrova/content';
import { parseTokens, shareImage, withFlatColors, type Tokens } from '@kestrova/content/pictures';
import mark from '@kestrova/design-system/brand/mark.svg?raw';
import tokensCss from '@kestrova/design-system/tokens.css?raw';
import type { PageWriter, WrittenPage } from './page-writer.ts';
import { renderPng } from './render-png.ts';

/** Sizes of the icons that phones put on their home screens, in pixels. */
const ICON_SIZES = [180, 192, 512] as const;

/** Width of the pictures that go with shared links, in pixels. */
const SHARE_WIDTH = 1200;

/**
 * Writes the favicon, the icons for home screens, the manifest that names them, and the picture of
 * each page for shared links. What stands there already is left alone, since nothing of it depends
 * on the jobs.
 */
export async function writeBrandFiles(
  pages: readonly WrittenPage[],
  { has, writeFile }: PageWriter,
): Promise<void> {
  const tokens = parseTokens(tokensCss);
  for (const { shareImage: path, shareCopy } of pages) {
    if (!shareCopy || !path || has(path)) continue;
    const drawing = withFlatColors(shareImage(shareCopy), tokens, 'light');
    await writeFile(path, await renderPng(drawing, SHARE_WIDTH));
  }
  if (has('site.webmanifest')) return;
  for (const size of ICON_SIZES) {
    await writeFile(`icons/${size}.png`, await renderPng(appIcon(tokens), size));
  }
  await writeFile('favicon.svg', mark);
  await writeFile('site.webmanifest', JSON.stringify(webManifest(tokens)));
}

function webManifest(tokens: Tokens) {
  return {
    name: brand.name,
    short_name: brand.name,
    start_url: '/home',
    display: 'minimal-ui',
    background_color: withFlatColors('var(--color-surface)', tokens, 'light'),
    theme_color: withFlatColors('var(--deep)', tokens, 'light'),
    icons: ICON_SIZES.map((size) => ({
      src: `/icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}

/** The brand's mark with room around it on the brand's dark ground. */
function appIcon(tokens: Tokens): string {
  const [feather = '', wing = ''] = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  const icon = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44">',
    '<rect x="-6" y="-6" width="44" height="44" fill="var(--deep)"/>',
    `<path d="${feather}" fill="var(--paper)"/>`,
    `<path d="${wing}" fill="var(--copper-400)"/>`,
    '</svg>',
  ].join('');
  return withFlatColors(icon, tokens, 'light');
}
