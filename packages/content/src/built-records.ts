import { basename } from 'node:path';
import { ContentError } from './files.ts';

// The build evaluates modules that export records, so visitors load neither the schemas nor the loaders.

/** The prefix of the modules that the build creates from records. */
const MODULES = 'virtual:content/';

type Loaders = Record<string, () => Promise<unknown>>;

/**
 * Returns the code of a module of records, of one of its exports, or of one record that an export loads by
 * key. Each has its own module, so that a page loads only its own texts. A new `version` reads the records
 * again.
 */
export async function recordModule(id: string, version = 0): Promise<string> {
  const isExport = id.startsWith(MODULES);
  const [module = '', name = '', key] = isExport
    ? id.slice(MODULES.length).split('/')
    : [basename(id, '.ts')];
  const { href } = new URL(`${module}.ts?${version}`, import.meta.url);
  const records = (await import(href)) as Record<string, unknown>;
  if (!isExport) {
    const names = Object.keys(records);
    return names
      .map((one) => `export { default as ${one} } from '${MODULES}${module}/${one}';`)
      .join('\n');
  }
  const record = records[name];
  if (!areLoaders(record)) return valueModule(record);
  if (key) return `export default ${JSON.stringify(await record[key]?.())};`;
  const loaders = Object.keys(record).map(
    (one) => `${one}: () => import('${id}/${one}').then((record) => record.default)`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

/** The code of a module that exports a record. Using a broken record throws the reason. */
export function valueModule(record: unknown): string {
  if (!(record instanceof ContentError)) return `export default ${JSON.stringify(record)};`;
  const reason = JSON.stringify(record.message);
  return `export default new Proxy({}, { get() { throw new Error(${reason}); } });`;
}

function areLoaders(record: unknown): record is Loaders {
  const fields = Object.values(record as object);
  return fields.length > 0 && fields.every((field) => typeof field === 'function');
}
