import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from './files.ts';
import { fileSchemas, folderSchemas } from './registry.ts';
import { storyKeySchema } from './schemas/references.ts';

/** The generated files: JSON Schemas for editors, and the type of story keys. */
export function schemaFiles(): [file: string, text: string][] {
  const { people, stories } = folderSchemas;
  const schemas = Object.entries({ ...fileSchemas, people, stories });
  const storyKey = storyKeySchema.options.map((key) => `'${key}'`).join(' | ');
  return [
    ['generated/story-key.ts', `export type StoryKey = ${storyKey};\n`],
    ...schemas.map(([name, schema]): [string, string] => [
      `generated/${name}.json`,
      `${JSON.stringify(toJsonSchema(schema))}\n`,
    ]),
  ];
}

export function writeSchemaFiles(): void {
  for (const [name, text] of schemaFiles()) {
    const file = join(contentFolder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function toJsonSchema(schema: z.ZodType) {
  const { properties, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    reused: 'ref',
  });
  return { ...rest, properties: { $schema: { type: 'string' }, ...properties } };
}
