import { basename } from 'node:path';
import { ContentError, readFile, recordNames, schemaName } from './files.ts';
import { attempt } from './read.ts';
import { pageSchema } from './schemas/page.ts';

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

/** The names of the pages that are lists of sections: `security`, `campaigns/spring`. */
export function sectionPageNames(): string[] {
  const pages = recordNames('pages/**/*').filter((name) => schemaName(name) === 'page');
  return pages.map((name) => name.slice('pages/'.length));
}

/** The code of the module that loads each of these pages by its name. */
export function pageListModule(): string {
  const loaders = sectionPageNames().map(
    (name) => `'${name}': () => import('virtual:page/${name}')`,
  );
  return `export const sectionPages = { ${loaders.join(', ')} };`;
}

/**
 * The code of a page's module: its record, and the components of the kinds of section that it has, from
 * `folder`. So a page loads no other kind. A broken record makes the page throw the reason.
 */
export function pageModule(name: string, folder: string): string {
  const page = readPage(name);
  if (page instanceof ContentError) {
    const reason = JSON.stringify(page.message);
    return `export const meta = {}; export default function Page() { throw new Error(${reason}); }`;
  }
  const kinds = [...new Set(page.sections.map(({ kind }) => kind))];
  return [
    `import { createSectionPage } from '${folder}/section-page.tsx';`,
    ...kinds.map((kind) => `import ${kind} from '${folder}/kinds/${kind}.tsx';`),
    `const page = ${JSON.stringify(page)};`,
    `export const { meta, breadcrumb, noindex, lastDay } = page;`,
    `export default createSectionPage(page, { ${kinds.join(', ')} });`,
  ].join('\n');
}

function readPage(name: string) {
  return attempt(() => readFile(`pages/${name}`, pageSchema));
}

function areLoaders(record: unknown): record is Loaders {
  const fields = Object.values(record as object);
  return fields.length > 0 && fields.every((field) => typeof field === 'function');
}
