import { dirname } from 'node:path';
import type * as z from 'zod';
import { ContentError, findFile, readFile, readSource, schemaName } from './files.ts';
import { schemas, textSchemas } from './registry.ts';

type Schemas = typeof schemas;
type Content<Name extends keyof Schemas> = z.output<Schemas[Name]>;

let keepsErrors = false;

/** Makes `attempt` return why a record is broken, so that in development only the pages that show it fail. */
export function keepErrors(): void {
  keepsErrors = true;
}

/** Returns what `create` reads from records, or throws its error; after `keepErrors` it returns the error. */
export function attempt<Value>(create: () => Value): Value;
export function attempt(create: () => unknown): unknown {
  try {
    return create();
  } catch (error) {
    if (keepsErrors && error instanceof ContentError) return error;
    throw error;
  }
}

/** The record of this name. */
export function read<Name extends keyof Schemas>(name: Name): Content<Name>;
export function read(name: string): unknown {
  return attempt(() => readRecord(name));
}

/** Texts of the interface: their type is that of their file, so they need no schema. */
export function readTexts(name: string): unknown {
  return attempt(() => readSource(name));
}

/** Reads a record by the schema that it names, or the texts of the interface, which name none. */
export function readRecord(name: string): unknown {
  const known = { ...schemas, ...textSchemas };
  const schema = schemaName(name);
  if (isKey(known, name) && schema !== name) {
    throw new ContentError(findFile(name), `$schema has to name generated/${name}.json`);
  }
  if (schema !== undefined && isKey(known, schema)) return readFile(name, known[schema]);
  const source = readSource(name);
  const isTexts = !isKey(known, dirname(name)) && !('sections' in source);
  if (schema === undefined && isTexts) return source;
  throw new ContentError(
    findFile(name),
    '$schema names no file of content/generated: copy the line of a record with the same fields',
  );
}

/** Creates a loader for each record of a folder. In a build each record is a chunk of its own. */
export function createLoaders<Key extends string, Schema extends z.ZodType>(
  folder: string,
  keys: readonly Key[],
  schema: Schema,
) {
  const loaders = keys.map((key) => [key, async () => readFile(`${folder}/${key}`, schema)]);
  return Object.fromEntries(loaders) as Record<Key, () => Promise<z.output<Schema>>>;
}

function isKey<Known extends object>(object: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(object, key);
}
