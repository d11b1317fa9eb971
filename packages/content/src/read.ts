import { ContentError, findFile, readFile, schemaName } from './files.ts';
import { storyLists, loadedFolders, schemas, textSchemas } from './registry.ts';

type Schemas = typeof schemas;
type Lists = typeof storyLists;
type Folders = typeof loadedFolders;
type Loaders<Folder extends Folders[keyof Folders]> = Record<
  ReturnType<Folder['key']['parse']>,
  () => Promise<ReturnType<Folder['schema']['parse']>>
>;
type Content<Name extends keyof Schemas> = ReturnType<Schemas[Name]['parse']>;

let keepsErrors = false;

/** Makes `read` return why a record is broken, so that in development only the pages that show it fail. */
export function keepErrors(): void {
  keepsErrors = true;
}

/** The record of this name. The schema is only for the compiler: a record names its own. */
export function read<Name extends keyof Schemas>(name: Name): Content<Name>;
export function read<Name extends keyof Schemas>(name: string, schema: Name): Content<Name>;
export function read<Name extends keyof Lists>(name: Name): ReturnType<Lists[Name]>;
export function read(name: string): unknown {
  try {
    return readRecord(name);
  } catch (error) {
    if (keepsErrors && error instanceof ContentError) return error;
    throw error;
  }
}

/** Reads a list, or a record by the schema that it names. */
export function readRecord(name: string): unknown {
  if (isKey(storyLists, name)) return storyLists[name]();
  const known = { ...schemas, ...textSchemas };
  const schema = schemaName(name);
  if (isKey(known, name) && schema !== name) {
    throw new ContentError(findFile(name), `$schema has to name generated/${name}.json`);
  }
  if (isKey(known, schema)) return readFile(name, known[schema]);
  throw new ContentError(
    findFile(name),
    '$schema names no file of content/generated: copy the line of a record with the same fields',
  );
}

/** Creates a loader for each record of a folder. In a build each record is a chunk of its own. */
export function createLoaders<Name extends keyof Folders>(folder: Name): Loaders<Folders[Name]>;
export function createLoaders(folder: keyof Folders) {
  const { key, schema } = loadedFolders[folder];
  return Object.fromEntries(
    key.options.map((name) => [name, async () => readFile(`${folder}/${name}`, schema)]),
  );
}

function isKey<Known extends object>(object: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(object, key);
}
