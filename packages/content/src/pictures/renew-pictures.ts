import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, lettersOf } from './letters.ts';
import { paint } from './palette.ts';

const funnelSans = import.meta.resolve('@fontsource-variable/funnel-sans/package.json');
const readexPro = import.meta.resolve('@fontsource-variable/readex-pro/package.json');

/**
 * The faces of letters in pictures; a character is drawn by the first that has it. Those with a
 * weight have only that one, since all weights of Arabic double a picture: browsers embolden it.
 */
const faces = [
  face('Funnel Sans', new URL('files/funnel-sans-latin-wght-normal.woff2', funnelSans)),
  face('Readex Pro', new URL('files/readex-pro-arabic-wght-normal.woff2', readexPro), 400),
  face('Readex Pro', new URL('files/readex-pro-latin-ext-wght-normal.woff2', readexPro), 400),
];

const options = {
  targetFormat: 'woff2',
  noHinting: true,
  dropTables: ['STAT'],
  /** Kerning, marks, and an Arabic letter's forms at the start, middle and end of a word. */
  keepFeatures: ['kern', 'mark', 'ccmp', 'init', 'medi', 'fina', 'rlig'],
} as const;

// `run pictures`: gives each drawing the colors of the tokens and the letters of its texts.
const cwd = resolve(import.meta.dirname, '../..');
for (const path of globSync(['public/pictures/*.svg', 'src/pictures/*.svg'], { cwd })) {
  const file = resolve(cwd, path);
  const svg = paint(readFileSync(file, 'utf8'));
  writeFileSync(file, svg.includes('<text') ? await withLetters(svg) : svg);
}

/** The picture with fonts of just the characters and weights that its texts use. */
async function withLetters(svg: string): Promise<string> {
  let letters = lettersOf(svg);
  const weights = [...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => Number(weight));
  const used = { min: Math.min(400, ...weights), max: Math.max(400, ...weights) };
  let rules = '';
  for (const { family, bytes, characters, weight } of faces) {
    const own = letters.filter((letter) => characters.has(letter));
    letters = letters.filter((letter) => !own.includes(letter));
    if (own.length === 0) continue;
    const variationAxes = { wght: weight ?? used };
    const font = await subsetFont(bytes, own.join(''), { ...options, variationAxes });
    const src = `url(data:font/woff2;base64,${font.toString('base64')})`;
    const range = weight ?? `${used.min} ${used.max}`;
    rules += `    @font-face { font-family: '${family}'; font-weight: ${range}; src: ${src} }\n`;
  }
  if (letters.length > 0) throw new Error(`No face of the pictures has ${letters.join(' ')}`);
  return svg.replaceAll(/ *@font-face .*\n/g, '').replace('<style>\n', () => `<style>\n${rules}`);
}

function face(family: string, file: URL, weight?: number) {
  const bytes = readFileSync(file);
  return { family, bytes, weight, characters: charactersOf(bytes) };
}
