import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { icons } from 'lucide';
import * as z from 'zod';
import { contentFolder, namesIn, readText, recordNames, schemaName } from './files.ts';
import { schemas } from './registry.ts';
import { iconSchema } from './schemas/card.ts';
import { storyKeySchema } from './schemas/references.ts';

/** Characters of a line with its end, as the formatter writes it. */
const MAX_LINE = 101;

const PAGES_HEAD = `import { read, readTexts } from './read.ts';

// The copy of each page with a component of its own, which imports it from \`@kestrova/content/pages/careers\`.
// \`npm run content:check\` writes this file from the folder \`pages\`.

`;

/** The copy of each page, the sprite of icons, the type of story keys, and JSON Schemas for editors. */
export function generatedFiles(): [file: string, text: string][] {
  const storyKey = storyKeySchema.options.map((key) => `'${key}'`).join(' | ');
  return [
    ['../src/pages.ts', pagesModule()],
    ['../public/icons.svg', createSprite()],
    ['generated/story-key.ts', `export type StoryKey = ${storyKey};\n`],
    ...Object.entries(schemas).map(([name, schema]): [string, string] => [
      `generated/${name}.json`,
      `${JSON.stringify(toJsonSchema(schema))}\n`,
    ]),
  ];
}

export function writeGeneratedFiles(): void {
  for (const [name, text] of generatedFiles()) {
    const file = join(contentFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The pages that are not lists of sections. */
function ownPages(): string[] {
  return namesIn('pages').filter((name) => schemaName(`pages/${name}`) !== 'page');
}

/** The module of their copies; those that are only texts of the interface have the type of their file. */
function pagesModule(): string {
  const isTexts = (page: string) => schemaName(`pages/${page}`) === undefined;
  const imports = ownPages()
    .filter(isTexts)
    .map((page) => `import type ${toVariable(page)} from '../content/pages/${page}.json';\n`);
  const copies = ownPages().map((page) => {
    const name = toVariable(page);
    const read = isTexts(page)
      ? `readTexts('pages/${page}') as typeof ${name}`
      : `read('pages/${page}')`;
    const line = `export const ${name}Page = ${read};\n`;
    return line.length > MAX_LINE ? line.replace(/\((.*)\)/, '(\n  $1,\n)') : line;
  });
  return [...imports, PAGES_HEAD, ...copies].join('');
}

/** `jobDescription` for `job-description`. */
function toVariable(page: string): string {
  return page.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function iconNames(): string[] {
  const texts = recordNames().map(readText).join('');
  const names = [...texts.matchAll(/"icon": "([\w-]+)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** The icons that records name and lucide has. */
function createSprite(): string {
  const symbols = iconNames().flatMap(toSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** An icon of lucide, whose list names it in Pascal case. */
function toSymbol(name: string): string[] {
  const key = name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  const shapes = new Map(Object.entries(icons)).get(key) ?? [];
  const elements = shapes.map(([tag, attributes]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `    <${tag}${text.join('')}/>`;
  });
  if (elements.length === 0) return [];
  const start = `  <symbol id="${name}" viewBox="0 0 24 24" stroke-width="2">`;
  return [start, ...elements, '  </symbol>'];
}

function toJsonSchema(schema: z.ZodType) {
  const { properties, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
    // Editors complete what they know, and accept other icons too.
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === iconSchema) jsonSchema.examples = iconNames();
    },
  });
  return { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
}
