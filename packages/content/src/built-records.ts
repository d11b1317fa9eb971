import { basename } from 'node:path';

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
  if (!areLoaders(record)) return `export default ${JSON.stringify(record)};`;
  if (key) return `export default ${JSON.stringify(await record[key]?.())};`;
  const loaders = Object.keys(record).map(
    (one) => `${one}: () => import('${id}/${one}').then((record) => record.default)`,
  );
  return `export default { ${loaders.join(', ')} };`;
}

function areLoaders(record: unknown): record is Loaders {
  return Object.values(record as object).every((field) => typeof field === 'function');
}
