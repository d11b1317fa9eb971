import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawings } from './drawings.ts';
import { pictures } from './pictures.ts';
import type { Picture } from './picture.ts';
import { parseTokens, withTokenValues } from './token-values.ts';

// Writes every picture as the site's build does, and a sheet to look at them on.
// `pnpm --filter @kestrova/content run draw [folder]`

const packageFolder = resolve(import.meta.dirname, '../..');
const stylesheet = resolve(packageFolder, '../design-system/src/styles/tokens.css');
const folder = resolve(process.argv[2] ?? join(packageFolder, '.cache/pictures'));
const tokens = parseTokens(readFileSync(stylesheet, 'utf8'));
const drawn = pictures.filter(({ name }) => name in drawings);

mkdirSync(folder, { recursive: true });
const sizes = drawn.map(({ name }) => {
  const file = withTokenValues(drawings[name]?.() ?? '', tokens);
  writeFileSync(join(folder, `${name}.svg`), file);
  return { name, bytes: file.length, gzipped: gzipSync(file).length };
});
for (const theme of ['light', 'dark']) {
  writeFileSync(join(folder, `sheet-${theme}.html`), sheet(theme));
}
const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
console.log(`${sizes.length} pictures in ${folder}; the largest:`);
for (const { name, bytes, gzipped } of largest) {
  console.log(`  ${name}: ${bytes} bytes, ${gzipped} gzipped`);
}

function sheet(theme: string): string {
  const style = `:root{color-scheme:${theme}}body{margin:24px;display:flex;flex-wrap:wrap;gap:24px;
    font:14px sans-serif;background:light-dark(#f9f9f5,#0d1416);color:light-dark(#111,#eee)}
    figure{margin:0}img{display:block;height:auto;margin-bottom:8px}`;
  const figures = drawn.map(figure).join('\n');
  return `<!doctype html><title>Pictures, ${theme}</title><style>${style}</style>\n${figures}`;
}

function figure({ name, width, height, alt }: Picture): string {
  const image = `<img src="${name}.svg" width="${width}" height="${height}" alt="${alt}">`;
  return `<figure>${image}<figcaption>${name}</figcaption></figure>`;
}
