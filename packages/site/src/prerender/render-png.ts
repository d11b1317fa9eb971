import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import medium from '@fontsource/funnel-display/files/funnel-display-latin-500-normal.woff2?inline';
import semibold from '@fontsource/funnel-display/files/funnel-display-latin-600-normal.woff2?inline';
import { Resvg } from '@resvg/resvg-js';
import decompress from 'woff2-encoder/decompress';

let fontFiles: Promise<string[]> | undefined;

/** A drawing in plain colors as a PNG, `width` pixels wide, with text in the display font. */
export async function renderPng(drawing: string, width: number): Promise<Uint8Array> {
  fontFiles ??= unpackFonts();
  const resvg = new Resvg(drawing, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: await fontFiles,
      defaultFontFamily: 'Funnel Display',
    },
  });
  return resvg.render().asPng();
}

/** The renderer reads only TrueType files, and the font from npm is compressed. */
async function unpackFonts(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kestrova-fonts-'));
  return Promise.all(
    [medium, semibold].map(async (dataUrl, index) => {
      const compressed = await (await fetch(dataUrl)).arrayBuffer();
      const file = join(folder, `${index}.ttf`);
      await writeFile(file, await decompress(compressed));
      return file;
    }),
  );
}
