import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import * as z from 'zod';
import { ContentError, contentFolder, findFile, namesIn, readFile, readSource } from './files.ts';
import { fileSchemas, folderSchemas } from './registry.ts';
import { servicesPageSchema } from './schemas/pages.ts';
import { figureSchema } from './schemas/references.ts';
import { impactStoriesPageSchema } from './schemas/story.ts';

// Each check returns what is wrong, a sentence each, with the file and the field.

/** A text of a record, with the field that it stands in. */
interface FoundText {
  file: string;
  field: string;
  text: string;
}

/** Every record with the schema that it has to meet. */
export const records = Object.entries({
  ...fileSchemas,
  ...Object.fromEntries(
    Object.entries(folderSchemas).flatMap(([folder, schema]) =>
      namesIn(folder).map((name) => [`${folder}/${name}`, schema] as const),
    ),
  ),
});

/** Records that do not meet their schema, and files that no schema is for. */
export function checkSchemas(): string[] {
  const files = globSync('**/*.{json,md}', {
    cwd: contentFolder,
    exclude: ['checks/**', 'generated/**'],
  });
  const known = new Set(records.map(([name]) => name));
  const unknown = files.filter((file) => !known.has(file.replace(/\.\w+$/, '')));
  return [
    ...unknown.map((file) => `content/${file}: the record has no schema in src/registry.ts`),
    ...records.flatMap(([name, schema]) => problemsOf(() => readFile(name, schema))),
  ];
}

function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** Headings and lists that the specification fixes and a record has otherwise. */
export function checkFixedTexts(read = readSource): string[] {
  return Object.entries(readCheck('fixed', z.record(z.string(), z.unknown()))).flatMap(
    ([name, fixed]) =>
      differences(read(name), fixed).map(
        (difference) => `content/${findFile(name)}: ${difference}`,
      ),
  );
}

/** Where a record differs from what is fixed of it: a list as a whole, an object field by field. */
function differences(actual: unknown, fixed: unknown, field = ''): string[] {
  if (typeof fixed !== 'object' || fixed === null) {
    return actual === fixed ? [] : [`${field} is fixed by the specification: ${String(fixed)}`];
  }
  if (typeof actual !== 'object' || actual === null) return [`${field} is missing`];
  const length = Array.isArray(fixed) ? { length: fixed.length } : {};
  return Object.entries({ ...length, ...fixed }).flatMap(([key, value]) =>
    differences(Reflect.get(actual, key), value, field ? `${field}.${key}` : key),
  );
}

/** Filters of the stories that lead to none, and stories that no filter finds. */
export function checkFilters(): string[] {
  const { filters } = readFile('pages/impact-stories', impactStoriesPageSchema);
  const facts = Object.entries(filters.facts);
  const industries = readFile('pages/services', servicesPageSchema).industries.cards;
  const titles = new Set(industries.map(({ title }) => title));
  const misnamed = Object.values(filters.industry.options).filter((title) => !titles.has(title));
  return [
    ...misnamed.map(
      (title) =>
        `content/pages/impact-stories.json: filters.industry.options: ${title} is no industry of pages/services.json`,
    ),
    ...(['service', 'industry'] as const).flatMap((name) => {
      const options = Object.keys(filters[name].options);
      const used = new Set(facts.flatMap(([, fact]) => [...fact[name]]));
      return [
        ...options
          .filter((option) => !used.has(option))
          .map((option) => `content/stories: no story has the ${name} ${option}`),
        ...facts.flatMap(([key, fact]) =>
          fact[name]
            .filter((value) => !options.includes(value))
            .map(
              (value) => `content/stories/${key.toLowerCase()}.json: there is no ${name} ${value}`,
            ),
        ),
      ];
    }),
  ];
}

const factsSchema = z.array(
  z.strictObject({ fact: z.string(), pattern: z.string(), says: z.array(z.string()) }),
);

/** Figures that differ from what other records say of the same thing. */
export function checkFacts(texts = findTexts()): string[] {
  return readCheck('facts', factsSchema).flatMap(({ fact, pattern, says }) => {
    const claims = texts.flatMap((found) =>
      [...found.text.matchAll(new RegExp(pattern, 'gu'))].map((match) => ({
        ...found,
        said: match.slice(1).find(Boolean) ?? '',
      })),
    );
    if (claims.length < 2) return [`content/checks/facts.json: ${fact} is said in one place only`];
    return claims
      .filter(({ said }) => !says.includes(said))
      .map(({ file, field, said }) => {
        return `${file}: ${field} says ${said}, but ${fact} is ${says.join(' or ')} elsewhere`;
      });
  });
}

const wordsSchema = z.strictObject({ known: z.array(z.string()), british: z.array(z.string()) });

/** Words that American English spells otherwise. */
export async function checkSpelling(texts = findTexts()): Promise<string[]> {
  const { known, british } = readCheck('words', wordsSchema);
  const lines = texts.map(({ text }) => text.replaceAll('\n', ' ')).join('\n');
  const { issues } = await spellCheckDocument(
    {
      uri: 'content.txt',
      text: lines,
      languageId: 'plaintext',
      locale: 'en-US',
    },
    { generateSuggestions: false, noConfigSearch: true },
    { words: known, flagWords: british, allowCompoundWords: false },
  );
  return issues.map(({ text, offset }) => {
    const line = lines.slice(0, offset).split('\n').length - 1;
    const { file, field } = texts[line] ?? { file: 'content', field: 'a text' };
    return `${file}: ${field} has the misspelled word ${text}`;
  });
}

/** Every text of the site but keys, names of files and paths, in which nothing is capital or spaced. */
export function findTexts(): FoundText[] {
  return records.flatMap(([name]) => {
    return findTextsOf(findFile(name), readSource(name));
  });
}

export function findTextsOf(name: string, source: unknown): FoundText[] {
  return textsIn(source).map(([field, text]) => ({ file: `content/${name}`, field, text }));
}

function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return /[A-Z ]/u.test(value) ? [[field, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const figure = figureSchema.safeParse(value).data;
  if (figure) return [[field, `${figure.figure} ${figure.label}`]];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, field ? `${field}.${key}` : key),
  );
}

function readCheck<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(join(contentFolder, `checks/${name}.json`), 'utf8')));
}
