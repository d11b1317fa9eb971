import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { Plugin } from 'vite';

const contentPackage = resolve(import.meta.dirname, '../../../packages/content');

/** The modules that export records, and the prefix of the module that a build creates for each. */
const PAGES = 'virtual:content/pages/';
const MODULES = /\/packages\/content\/src\/(?:brand|pages|records)\.ts$|^virtual:content\//;

async function loadModule(id: string, version?: number): Promise<string> {
  const builtRecords = await importContent<{
    recordModule: (id: string, version?: number) => Promise<string>;
  }>('built-records.ts');
  return builtRecords.recordModule(id, version);
}

/** Imports a module of the package, which this package must not depend on. */
function importContent<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(join(contentPackage, 'src', file)).href) as Promise<Module>;
}

/**
 * Reads the records of `@kestrova/content` during the build: each becomes a module
 * `virtual:content/<name>`, and a record that does not meet its schema stops the build. A development
 * server fails only the pages that show such a record. When a file of a record changes, it reads the records
 * again, updates the pages, and shows the mistakes of `npm run content:check` in the terminal and in the page.
 */
export function contentRecords(): Plugin {
  let version = 0;
  const codes = new Map<string, string>();
  let check: Promise<string> | undefined;
  return {
    name: 'kestrova:content-records',
    enforce: 'pre',
    async configureServer({ watcher, environments }) {
      (await importContent<{ keepErrors: () => void }>('read.ts')).keepErrors();
      // Not by addWatchFile, which the development server treats as an import.
      watcher.add(join(contentPackage, 'content'));
      environments.client.hot.on('vite:client:connect', (_data, page) => {
        void check?.then((message) => {
          if (message !== '') page.send({ type: 'error', err: { message, stack: '' } });
        });
      });
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: MODULES },
      async handler(id) {
        const code = await loadModule(id, version);
        codes.set(id, code);
        const isHot =
          this.environment.mode === 'dev' &&
          id.startsWith(PAGES) &&
          code.startsWith('export default {');
        return { code: isHot ? keepUnchanged(code) : code, moduleType: 'js' };
      },
    },
    async hotUpdate({ file, modules }) {
      if (!file.includes('/packages/content/content/')) return modules;
      const { moduleGraph, logger, hot, name } = this.environment;
      if (name === 'client') {
        version += 1;
        const newCheck = findMistakes();
        check = newCheck;
        void newCheck.then((mistakes) => {
          if (mistakes === '' || check !== newCheck) return;
          logger.error(mistakes);
          // A page shows them when it connects: an update that comes later would hide them.
          hot.send({ type: 'full-reload' });
        });
      }
      const changed = [];
      for (const module of moduleGraph.idToModuleMap.values()) {
        const { id } = module;
        // A module that was imported but not loaded yet has no code.
        if (!id || !codes.has(id)) continue;
        if ((await loadModule(id, version)) !== codes.get(id)) changed.push(module);
      }
      // Only the texts of a page have one importer; others would render every part again.
      if (changed.every(({ id }) => id?.startsWith(PAGES))) return changed;
      for (const module of changed) moduleGraph.invalidateModule(module);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/**
 * Reuses the parts of a record that have not changed: React refreshes a page in place only if what it
 * exports beside its component, such as `meta`, is the same object.
 */
function keepUnchanged(code: string): string {
  const record = code.replace('export default', 'const record =');
  return `${record}
const keep = (old, next) => {
  if (JSON.stringify(old) === JSON.stringify(next)) return old;
  if (old && next && typeof next === 'object') for (const key in next) next[key] = keep(old[key], next[key]);
  return next;
};
export default import.meta.hot ? (import.meta.hot.data.record = keep(import.meta.hot.data.record, record)) : record;`;
}

/** The same for the package itself, which tsup builds. */
export const builtRecords: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'content-records',
  setup(build) {
    build.onResolve({ filter: /^virtual:content\// }, ({ path }) => ({
      path,
      namespace: 'content',
      sideEffects: false,
    }));
    for (const namespace of ['file', 'content']) {
      build.onLoad({ filter: MODULES, namespace }, async ({ path }) => ({
        contents: await loadModule(path),
      }));
    }
  },
};

/** The mistakes in the records, one per line, or why the check itself failed. */
async function findMistakes(): Promise<string> {
  try {
    const { checkContent } = await importContent<{ checkContent: () => string[] }>('checks.ts');
    return checkContent().join('\n');
  } catch (error) {
    return String(error);
  }
}
