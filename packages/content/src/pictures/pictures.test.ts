import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wcagContrast } from 'culori';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { describe, expect, it } from 'vitest';
import { recordNames } from '../files.ts';
import { readRecord } from '../read.ts';
import { storyCards, storyEvidence } from '../records.ts';
import { charactersOf, lettersOf, textsOf } from './letters.ts';
import { colorsOutsideRules, paint } from './palette.ts';
import { pictureFile, storyWordmark, type Picture, type PictureKind } from './picture.ts';

/** Compressed size of a picture. Files this small need no loading state of their own. */
const MAX_BYTES = 3750;

/** Compressed size of a picture with many letters; those in an opening load first. */
const MAX_LETTERED_BYTES: Partial<Record<PictureKind, number>> = {
  opening: 4096,
  strip: 4096,
  screen: 6500,
  handset: 6500,
  phone: 10_000,
  browser: 10_000,
};

/** What Arabic adds: up to four forms of each letter. */
const ARABIC_BYTES = 3500;

const renewPictures = 'run `npm run pnpm -- --filter @kestrova/content run pictures`';
const inPackage = (path: string) => join(import.meta.dirname, '../..', path);

const shown = picturesOf([storyCards.map(storyWordmark), recordNames().map(readRecord)]);
/** By name, since a page may show a picture that other records list, too. */
const records = [...new Map(shown.map((record) => [record.name, record])).values()];
const drawings = records.filter(({ name }) => pictureFile(name).endsWith('.svg'));

it('matches each picture of a record with a file, and each file with a record', () => {
  const files = readdirSync(inPackage('public/pictures'));
  expect(files.toSorted()).toEqual(records.map(({ name }) => pictureFile(name)).toSorted());
});

it('finds the file of a drawing and of a photograph', () => {
  expect(pictureFile('maab-cover')).toBe('maab-cover.svg');
  expect(pictureFile('naomi-achieng.jpg')).toBe('naomi-achieng.jpg');
});

/** Letters this large have 12 px on a phone, where a picture is 320 px wide, and an opening 340. */
const smallestLetters: Partial<Record<PictureKind, number>> = {
  sheet: 18,
  screen: 18,
  handset: 18,
  evidence: 24,
  opening: 20,
  strip: 20,
};

it('draws letters of at least 12 px on a phone in evidence, openings and what a person sends', () => {
  for (const { name, kind } of records) {
    const smallest = smallestLetters[kind];
    if (smallest === undefined) continue;
    const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes), name).toBeGreaterThanOrEqual(smallest);
  }
});

/** Small numbers, as results say them in words. */
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

// A result begins with what is now and ends with what was before, or gives the ratio of the two.
it.each(storyCards)(
  'draws the figures of the result of $key as its evidence',
  ({ key, result }) => {
    const svg = readFileSync(inPackage(`public/pictures/${storyEvidence[key].name}.svg`), 'utf8');
    const drawn = textsOf(svg).join(' ');
    expect(svg, 'shows only what was before at #before').toMatch(
      /^<svg id="before"[^]+:target \.now /,
    );
    const [, before] = /(?:Before|By mail|At first): (\d+)/.exec(drawn) ?? [];
    const [, now] = /[Nn]ow: (\d+)/.exec(drawn) ?? [];
    const ratio = `${Number(now) / Number(before)}`;
    const said = `${result.figure} ${result.label}`.replaceAll(/[a-z]+/g, (word) =>
      words.includes(word) ? `${words.indexOf(word)}` : word,
    );
    const figures = said.match(/[\d.]+/g) ?? [];
    expect([
      [now, before],
      [ratio, ratio],
    ]).toContainEqual([figures[0], figures.at(-1)]);
  },
);

it.each(storyCards)('lists the result of $key in the opening of the stories', ({ result }) => {
  const svg = readFileSync(inPackage('public/pictures/impact-stories-opening.svg'), 'utf8');
  // A ratio is drawn as the number that ten became.
  const [, ratio] = /^([\d.]+)×$/.exec(result.figure) ?? [];
  const [figure] = ratio ? [`${Number(ratio) * 10}`] : result.figure.split(' ');
  expect(textsOf(svg).map((text) => text.split(' ')[0])).toContain(figure);
});

// A picture cannot detect reduced motion, so the page selects the part that moves.
it('animates a drawing only if a page shows its pencil', { tags: ['WCAG-2.3.3'] }, () => {
  for (const { name } of drawings) {
    const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
    expect(svg.replace(/mask:target path \{.*\}/, ''), name).not.toMatch(/animation|<animate/);
  }
});

describe.each(drawings)('$name', ({ name, kind, width, height }) => {
  const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
  const [root, ...elements] = parse(svg);

  it('is well-formed, small, and has the size in its record', () => {
    expect(root).toMatchObject({
      name: 'svg',
      attributes: { width: `${width}`, height: `${height}`, viewBox: `0 0 ${width} ${height}` },
    });
    const arabicBytes = /\p{Script=Arabic}/u.test(svg) ? ARABIC_BYTES : 0;
    const letteredBytes = MAX_LETTERED_BYTES[kind];
    const limit = letteredBytes ? letteredBytes + arabicBytes : MAX_BYTES;
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

  it('has colors, and only those of the tokens', () => {
    expect(svg).toMatch(/(?:fill|stroke): #/);
    expect(paint(svg), renewPictures).toBe(svg);
    expect(colorsOutsideRules(svg)).toEqual([]);
  });

  it('has unique ids, and one for each reference', () => {
    const ids = elements.concat(root ?? []).flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids).toEqual([...new Set(ids)]);
    const references = Array.from(svg.matchAll(/(?:url\(|href=")#([\w-]+)/g), ([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(references));
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

it.each(['maab-cover', 'tasc-cover'])(
  'gives the card of %s contrast with its background in the dark theme',
  (name) => {
    const svg = readFileSync(inPackage(`public/pictures/${name}.svg`), 'utf8');
    const [base, card] = [...svg.matchAll(/<rect class="[^"]*(fill-[\w-]+)/g)].map(([, fill]) => {
      // The rule of the dark theme comes after that of the light one.
      const rules = [...svg.matchAll(new RegExp(`\\.${fill} \\{ fill: (#\\w+)`, 'g'))];
      return rules.at(-1)?.[1] ?? '';
    });
    expect(wcagContrast(base ?? '', card ?? '')).toBeGreaterThan(1.25);
  },
);

it('has only colors of the tokens in share images', () => {
  const background = readFileSync(inPackage('src/pictures/share-image.svg'), 'utf8');
  expect(paint(background), renewPictures).toBe(background);
  expect(colorsOutsideRules(background)).toEqual([]);
});

it.each([
  '<path fill="#e8894a"/>',
  "<path stroke='red'/>",
  '<style>.a{fill:#E8894A}</style>',
  '<stop style="background: #fff"/>',
  '<style>.fill-copper { fill: #e8894a; stroke: #e8894a }</style>',
])('finds a color that is not renewed in %s', (svg) => {
  expect(colorsOutsideRules(svg)).not.toEqual([]);
});

/** The elements of an XML document. Throws if it is not well-formed. */
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
