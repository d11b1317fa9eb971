import { readFile } from './files.ts';
import { fileSchemas, listReaders, loadedFolders } from './registry.ts';
import type { LegalText } from './schemas/legal-text.ts';
import type { LegalPage } from './schemas/navigation.ts';
import type { StoryKey } from './schemas/references.ts';
import type { Story } from './schemas/story.ts';

/** What the names of the modules begin with that a build makes of records. */
const MODULES = 'virtual:content/';

type Schemas = typeof fileSchemas;
type Lists = typeof listReaders;

/**
 * The record of this name. A build puts the record in the place of the call (`importRecords`), so a
 * visitor's page carries neither this code nor the schemas.
 */
export function read<Name extends keyof Schemas>(name: Name): ReturnType<Schemas[Name]['parse']>;
export function read<Name extends keyof Lists>(name: Name): ReturnType<Lists[Name]>;
export function read(name: string): unknown {
  return readAny(name);
}

function readAny(name: string): unknown {
  if (isKey(listReaders, name)) return listReaders[name]();
  if (isKey(fileSchemas, name)) return readFile(name, fileSchemas[name]);
  throw new Error(`src/registry.ts has no record "${name}"`);
}

/** A loader for each record of a folder. In a build each record is a chunk of its own. */
export function readEach(folder: 'legal'): Record<LegalPage, () => Promise<LegalText>>;
export function readEach(folder: 'stories'): Record<StoryKey, () => Promise<Story>>;
export function readEach(folder: keyof typeof loadedFolders) {
  const { key, schema } = loadedFolders[folder];
  return Object.fromEntries(
    key.options.map((name) => [name, async () => readFile(`${folder}/${name}`, schema)]),
  );
}

/** The code of a module with an import in the place of each record that it reads. */
export function importRecords(code: string): string {
  return code
    .replace(/^import .* from '\.\/read\.ts';\n/mu, '')
    .replaceAll(
      /^export const (\w+) = read(?:Each)?\('(.+)'\);$/gmu,
      `export { default as $1 } from '${MODULES}$2';`,
    );
}

/**
 * The module of a record, which holds the record alone, or that of the loaders of a folder. The
 * prerenderer finds the chunk of a story by its module's name in lower case.
 */
export function recordModule(module: string): string {
  const [folder = '', record] = module.slice(MODULES.length).split('/');
  if (!isKey(loadedFolders, folder)) {
    return `export default ${JSON.stringify(readAny(module.slice(MODULES.length)))};`;
  }
  const { key, schema } = loadedFolders[folder];
  if (record) {
    const name = key.options.find((option) => option.toLowerCase() === record);
    return `export default ${JSON.stringify(readFile(`${folder}/${name}`, schema))};`;
  }
  const loaders = key.options.map((option) => {
    return `${option}: () => import('${module}/${option.toLowerCase()}').then((record) => record.default)`;
  });
  return `export default { ${loaders.join(', ')} };`;
}

function isKey<Known extends object>(object: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(object, key);
}
