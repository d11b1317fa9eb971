import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from './files.ts';
import { fileSchemas, folderSchemas } from './registry.ts';
import { storyKeySchema } from './schemas/references.ts';

const PAGES_HEAD = `import { read } from './read.ts';

// The copy of each page, which its page alone imports (\`@kestrova/content/pages/home\`).
// \`npm run content:check\` writes this file from the registry.

`;

/** The generated files: the copy of each page, the type of story keys, and JSON Schemas for editors. */
export function generatedFiles(): [file: string, text: string][] {
  const { people, stories } = folderSchemas;
  const schemas = Object.entries({ ...fileSchemas, people, stories });
  const storyKey = storyKeySchema.options.map((key) => `'${key}'`).join(' | ');
  return [
    ['../src/pages.ts', PAGES_HEAD + Object.keys(fileSchemas).map(toPageExport).join('')],
    ['generated/story-key.ts', `export type StoryKey = ${storyKey};\n`],
    ...schemas.map(([name, schema]): [string, string] => [
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

/** `homePage` for `pages/home`; nothing for a record that is not a page. */
function toPageExport(record: string): string {
  const [, page] = /^pages\/(.+)$/.exec(record) ?? [];
  const name = page?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name ? `export const ${name}Page = read('${record}');\n` : '';
}

function toJsonSchema(schema: z.ZodType) {
  const { properties, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
  });
  return { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
}
