import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import medium from '@fontsource/funnel-display/files/funnel-display-latin-500-normal.woff2?inline';
import semibold from '@fontsource/funnel-display/files/funnel-display-latin-600-normal.woff2?inline';

let fonts: Promise<Uint8Array[]> | undefined;

/** A drawing in plain colors as a PNG, `width` pixels wide, with text in the display font. */
export async function renderPng(drawing: string, width: number): Promise<Uint8Array> {
  fonts ??= Promise.all([medium, semibold].map(unpackFont));
  // The renderer reads fonts only from files.
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kestrova-fonts-'));
  for (const [index, font] of (await fonts).entries()) {
    await writeFile(join(folder.path, `${index}.ttf`), font);
  }
  // Not with the module: only a build draws, and where the site's server runs this native code is missing.
  const { Resvg } = await import('@resvg/resvg-js');
  const resvg = new Resvg(drawing, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontDirs: [folder.path],
      defaultFontFamily: 'Funnel Display',
    },
  });
  return resvg.render().asPng();
}

/** The renderer reads only TrueType, and the fonts from npm are compressed. */
async function unpackFont(dataUrl: string): Promise<Uint8Array> {
  const { default: decompress } = await import('woff2-encoder/decompress');
  return decompress(await (await fetch(dataUrl)).arrayBuffer());
}
