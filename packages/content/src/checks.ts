import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import * as z from 'zod';
import {
  recordNames,
  ContentError,
  contentFolder,
  findFile,
  pictureFolder,
  readFile,
  readSource,
} from './files.ts';
import { checkFixedTexts } from './fixed-texts.ts';
import { textsOf } from './pictures/letters.ts';
import { readRecord } from './read.ts';
import { readSection } from './schemas/page.ts';
import { figureSchema } from './schemas/references.ts';
import { impactStoriesPageSchema } from './schemas/story.ts';

// Each check returns a sentence for each mistake, with its file and field.

/** A text of a record, with its field. */
interface FoundText {
  file: string;
  field: string;
  text: string;
  /** What an alternative text describes. */
  picture?: unknown;
}

/** Reports every mistake, or only the broken records, since the other checks need complete ones. */
export function checkContent(): string[] {
  const broken = checkSchemas();
  if (broken.length > 0) return broken;
  return [
    ...checkFilters(),
    ...checkFixedTexts(),
    ...checkRepeated(),
    ...checkFacts(),
    ...checkSpelling(),
  ];
}

/** Records that do not match their schema, or whose names are invalid in code and addresses. */
export function checkSchemas(names = recordNames()): string[] {
  // The problems of a record are found again in each record that names it.
  return [...new Set(names.flatMap(problemsOf))];
}

function problemsOf(name: string): string[] {
  if (/[^\w/-]/u.test(name))
    return [`content/${name}: rename the file: only letters, digits and hyphens are allowed`];
  try {
    readRecord(name);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** Filters without a story, and values of stories that are not a filter. */
export function checkFilters(): string[] {
  const { filters } = readFile('pages/impact-stories', impactStoriesPageSchema);
  const titles = readSection('services', 'names').cards.map(({ title }) => title);
  const misnamed = Object.entries(filters.industry.options)
    .filter(([, title]) => !titles.includes(title))
    .map(([option]) => `pages/impact-stories.json: filters.industry.options.${option}`);
  const facts = Object.entries(filters.facts);
  const problems = (['service', 'industry'] as const).flatMap((name) => {
    const field = { service: 'services', industry: 'industries' }[name];
    const options = Object.keys(filters[name].options);
    const unused = options.filter(
      (option) => !facts.some(([, fact]) => fact[name].includes(option)),
    );
    const misspelled = facts.filter(
      ([, fact]) => !fact[name].every((one) => options.includes(one)),
    );
    return [
      ...unused.map((option) => `content/stories: ${field}: no story has ${option}`),
      ...misspelled.map(([key]) => {
        return `content/stories/${key}.json: ${field}: each has to be one of ${options.join(', ')}`;
      }),
    ];
  });
  return [
    ...misnamed.map((field) => `content/${field} is not one of ${titles.join(', ')}`),
    ...problems,
  ];
}

/** Pages with the title or the description of another page, pictures with the text of another. */
export function checkRepeated(texts = findTexts()): string[] {
  const unique = texts.filter(({ field }) => /^meta\.(?:title|description)$|\balt$/u.test(field));
  return unique.flatMap(({ file, field, text, picture }) => {
    const first = unique.find((other) => other.text === text);
    const isFirst = first?.file === file && first.field === field;
    const isSame = picture !== undefined && picture === first?.picture;
    return isFirst || isSame ? [] : [`${file}: ${field} repeats ${first?.field} of ${first?.file}`];
  });
}

const factsSchema = z.array(
  z.strictObject({ fact: z.string(), pattern: z.string(), says: z.array(z.string()) }),
);

/** Figures that contradict another record or a drawing. */
export function checkFacts(texts = [...findTexts(), ...findDrawnTexts()]): string[] {
  return readCheck('facts', factsSchema).flatMap(({ fact, pattern, says }) => {
    const claims = texts.flatMap((found) =>
      [...found.text.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
        ...found,
        said: match.slice(1).find(Boolean) ?? '',
      })),
    );
    if (claims.length < 2) {
      return [
        `content/checks/facts.json: ${fact}: fewer than two texts match: correct or delete it`,
      ];
    }
    return claims
      .filter(({ said }) => !says.includes(said))
      .map(({ file, field, said }) => {
        const reason = `${fact} is ${says.join(' or ')} elsewhere`;
        return `${file}: ${field} says ${said}, but ${reason}; if the fact has changed, edit checks/facts.json`;
      });
  });
}

/** Email addresses, URLs and ids of headings, which contain no words. */
const ADDRESS = /\S+@\S+|\S+\.(?:com|example)\b|\{#\w+\}/gu;
/** A word of four letters or more: shorter ones are mostly abbreviations. Its possessive ’s is left out. */
const WORD = /(?<![\p{L}\d])\p{L}(?:\p{L}|\p{M}|'(?!s\b)(?=\p{L})){3,}/gu;
const wordsSchema = z.strictObject({ known: z.array(z.string()), british: z.array(z.string()) });

/** Words that are not American English. */
export function checkSpelling(texts = findTexts()): string[] {
  const { known, british } = readCheck('words', wordsSchema);
  const dictionary = new URL('en_US.trie.gz', import.meta.resolve('@cspell/dict-en_us'));
  const american = decodeTrie(gunzipSync(readFileSync(dictionary)));
  const isCorrect = (word: string) =>
    !british.includes(word.toLowerCase()) &&
    [word, word.toLowerCase()].some((form) => known.includes(form) || american.hasWord(form, true));
  return texts.flatMap(({ file, field, text }) =>
    [...text.replaceAll(ADDRESS, '').replaceAll('’', "'").matchAll(WORD)]
      .filter(([word]) => !isCorrect(word))
      .map(([word]) => {
        return `${file}: ${field} has ${word}, which is not American English: correct it, or add a name to checks/words.json`;
      }),
  );
}

/** Every text of the site. Keys, file names and paths are omitted: they have no capital and no space. */
export function findTexts(): FoundText[] {
  return recordNames().flatMap((name) => findTextsOf(findFile(name), readSource(name)));
}

/** The texts of each drawing, joined so that a figure stands beside its label. */
export function findDrawnTexts(): FoundText[] {
  return globSync('*.svg', { cwd: pictureFolder }).map((name) => {
    const svg = readFileSync(join(pictureFolder, name), 'utf8');
    return {
      file: `public/pictures/${name}`,
      field: 'the drawing',
      text: textsOf(svg).join(' | '),
    };
  });
}

export function findTextsOf(name: string, value: unknown, field = ''): FoundText[] {
  const file = `content/${name}`;
  if (typeof value === 'string') return /[A-Z ]/u.test(value) ? [{ file, field, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const figure = figureSchema.safeParse(value).data;
  if (figure) return [{ file, field, text: `${figure.figure} ${figure.label}` }];
  const { name: picture, cover } = { name: undefined, cover: undefined, ...value };
  return Object.entries(value).flatMap(([key, inner]) => {
    const found = findTextsOf(name, inner, field ? `${field}.${key}` : key);
    return key === 'alt' ? found.map((text) => ({ ...text, picture: picture ?? cover })) : found;
  });
}

function readCheck<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(contentFolder, `checks/${name}.json`), 'utf8')));
}
