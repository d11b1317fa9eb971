import { basename } from 'node:path';
import { ContentError } from './files.ts';

// A build evaluates the modules whose exports are records, so visitors load neither schemas nor their code.

/** What the names of the modules begin with that a build makes of records. */
const MODULES = 'virtual:content/';

type Loaders = Record<string, () => Promise<unknown>>;

/**
 * The code of such a module, each of whose exports becomes a module of its own, so that a page loads only its
 * own texts; or the code of the module of an export, or of a record that is loaded by its key. Another
 * `version` reads the records again.
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

/** The code of a module whose value is a record. Using one that is broken throws the reason. */
export function valueModule(record: unknown): string {
  if (!(record instanceof ContentError)) return `export default ${JSON.stringify(record)};`;
  const reason = JSON.stringify(record.message);
  return `export default new Proxy({}, { get() { throw new Error(${reason}); } });`;
}

function areLoaders(record: unknown): record is Loaders {
  const fields = Object.values(record as object);
  return fields.length > 0 && fields.every((field) => typeof field === 'function');
}
