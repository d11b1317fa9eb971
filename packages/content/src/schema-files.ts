import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { contentFolder } from './files.ts';
import { fileSchemas, folderSchemas } from './registry.ts';

/** The JSON Schema of each record, by its file, with which an editor completes and checks as one types. */
export function schemaFiles(): [file: string, text: string][] {
  const { people, stories } = folderSchemas;
  return Object.entries({ ...fileSchemas, people, stories }).map(([name, schema]) => [
    `generated/${name}.json`,
    `${JSON.stringify(toJsonSchema(schema))}\n`,
  ]);
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
