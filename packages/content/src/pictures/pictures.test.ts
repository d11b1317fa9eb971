import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { records as siteRecords } from '../checks.ts';
import { readFile } from '../files.ts';
import { storyCards } from '../records.ts';
import { charactersOf, lettersOf } from './letters.ts';
import { heroPages, heroPicture, pictureFile, storyWordmark, type Picture } from './picture.ts';

/** Compressed size of a picture. Files this small need no loading state of their own. */
const MAX_BYTES = 3750;

/** Compressed size of a product screen, with its letters; it loads when it comes near. */
const MAX_SCREEN_BYTES = 10_000;

/** Arabic takes more: up to four forms of each letter. */
const MAX_ARABIC_BYTES = 13_500;

/** The column of text on a phone that is 360 px wide. */
const PHONE_COLUMN = 320;

/** Soft shades of the palette, mixed from two tokens; light and dark. */
const mixes = {
  tint: ['#dbe5e2', '#122a2a'],
  shade: ['#b8ceca', '#204241'],
  half: ['#7fa8a3', '#3a6e6a'],
  glow: ['#f2dfd5', '#282721'],
  goodTint: ['#dce6db', '#132c27'],
  badTint: ['#f7e2de', '#212324'],
  sand: ['#f9d6bc'],
  skin: ['#f9d8bf', '#edbd93', '#9d714c', '#663e29'],
  hair: ['#563020', '#7d9e9c'],
};
const inPackage = (path: string) => join(import.meta.dirname, '../..', path);
const tokens = readFileSync(inPackage('../design-system/src/tokens/tokens.json'), 'utf8');
const palette = [...(tokens.match(/#[0-9a-f]{6}\b/g) ?? []), ...Object.values(mixes).flat()];

const shown = picturesOf([
  heroPages.map(heroPicture),
  storyCards.map(storyWordmark),
  siteRecords.map(([name, schema]) => readFile(name, schema)),
]);
/** By name, since a page may show a picture that other records list, too. */
const records = [...new Map(shown.map((record) => [record.name, record])).values()];
const drawings = records.filter(({ name }) => pictureFile(name).endsWith('.svg'));

it('every picture of a record has a file, and every file a record', () => {
  const files = readdirSync(inPackage('public/pictures'));
  expect(files.toSorted()).toEqual(records.map(({ name }) => pictureFile(name)).toSorted());
});

it('finds the file of a drawing and of a photograph', () => {
  expect(pictureFile('maab-cover')).toBe('maab-cover.svg');
  expect(pictureFile('naomi-achieng.jpg')).toBe('naomi-achieng.jpg');
});

it('draws letters of at least 12 px on a phone in what a person sends and in openings', () => {
  const kinds = ['sheet', 'screen', 'handset'];
  for (const { name, width } of records.filter(({ kind }) => kinds.includes(kind))) {
    const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes) * (PHONE_COLUMN / width)).toBeGreaterThanOrEqual(12);
  }
});

it(
  'has a unique alternative text for every picture that is not beside a heading',
  { tags: ['WCAG-1.1.1'] },
  () => {
    const alts = records.filter(({ kind }) => kind !== 'hero').map(({ alt }) => alt);
    expect(alts).not.toContain('');
    expect(new Set(alts).size).toBe(alts.length);
  },
);

describe.each(drawings)('$name', ({ name, kind, width, height }) => {
  const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
  const [root, ...elements] = parse(svg);

  it('is well-formed, small, and has the size in its record', () => {
    expect(root).toMatchObject({
      name: 'svg',
      attributes: { width: `${width}`, height: `${height}`, viewBox: `0 0 ${width} ${height}` },
    });
    const screenBytes = /\p{Script=Arabic}/u.test(svg) ? MAX_ARABIC_BYTES : MAX_SCREEN_BYTES;
    const isScreen = ['phone', 'browser', 'screen', 'handset'].includes(kind);
    const limit = isScreen ? screenBytes : MAX_BYTES;
    expect(gzipSync(svg).length).toBeLessThan(limit);
  });

  it('embeds the font of the brand', () => {
    const letters = lettersOf(svg);
    const faces = [...svg.matchAll(/@font-face { font-family: ('.+?');.+?base64,(.+?)\)/g)];
    const fonts = faces.map(([, , data = '']) => charactersOf(Buffer.from(data, 'base64')));
    expect(letters.filter((letter) => !fonts.some((font) => font.has(letter)))).toEqual([]);
    const families = root?.attributes['font-family'];
    expect(families).toBe(letters.length > 0 ? "'Funnel Sans','Readex Pro',sans-serif" : undefined);
    expect(faces.filter(([, family = '']) => !families?.includes(family))).toEqual([]);
  });

  it('uses only colors of the palette', () => {
    const painted = [...svg.matchAll(/(?:fill|stroke|color)(?:: |=")([^;"} ]+)/g)];
    const colors = painted.map(([, color = '']) => color).filter(isColor);
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !palette.includes(color))).toEqual([]);
  });

  it('has no scripts and no requests', () => {
    const names = elements.map((element) => element.name);
    expect(names).not.toContain('script');
    expect(names).not.toContain('foreignObject');
    const attributes = elements.flatMap((element) => Object.keys(element.attributes));
    expect(attributes.filter((attribute) => /^on|href$|^style$/.test(attribute))).toEqual([]);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|@import|url\((?!#|data:font\/woff2;)/,
    );
  });
});

it('uses only colors of the palette in share images', () => {
  const background = readFileSync(inPackage('src/pictures/share-image.svg'), 'utf8');
  const colors = background.match(/#[0-9a-f]+/g) ?? [];
  expect(colors.filter((color) => !palette.includes(color))).toEqual([]);
});

/** Paint with its own color; a pattern uses the colors of its shapes. */
function isColor(paint: string): boolean {
  return paint !== 'none' && !paint.startsWith('url(#');
}

/** The elements of an XML document. Throws where it is not well-formed. */
function parse(xml: string): SaxesTagPlain[] {
  const elements: SaxesTagPlain[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (element) => elements.push(element));
  parser.write(xml).close();
  return elements;
}

/** Every picture in a value. */
function picturesOf(value: unknown): Picture[] {
  if (isPicture(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(picturesOf)
    : [];
}

function isPicture(value: unknown): value is Picture {
  return typeof value === 'object' && value !== null && 'alt' in value && 'width' in value;
}
