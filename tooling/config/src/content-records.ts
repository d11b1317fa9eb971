import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { Plugin } from 'vite';

const contentPackage = resolve(import.meta.dirname, '../../../packages/content');

const PAGE = 'virtual:page/';

/** The components of the kinds of section, which the module of a page imports. */
const sections = resolve(import.meta.dirname, '../../../packages/site/src/sections');

/** The modules that a build creates: one for each record, and for each page that is a list of sections. */
const CREATED = /^virtual:(?:content|page)\//;

/** These modules, and the files that a build replaces: those that export records, and the list of such pages. */
const MODULES =
  /\/packages\/(?:content\/src\/(?:brand|pages|records)|site\/src\/router\/section-pages)\.ts$|^virtual:(?:content|page)\//;

async function loadModule(id: string, version?: number): Promise<string> {
  const built = await importContent<{
    recordModule: (id: string, version?: number) => Promise<string>;
    pageModule: (name: string, folder: string) => string;
    pageListModule: () => string;
  }>('built-records.ts');
  if (id.endsWith('/section-pages.ts')) return built.pageListModule();
  if (id.startsWith(PAGE)) return built.pageModule(id.slice(PAGE.length), sections);
  return built.recordModule(id, version);
}

/** Imports a module of the package, which this package must not depend on. */
function importContent<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(join(contentPackage, 'src', file)).href) as Promise<Module>;
}

/**
 * Reads the records of `@kestrova/content` during the build: each becomes a module
 * `virtual:content/<name>`, each page that is a list of sections a module `virtual:page/<name>`, and a record
 * that does not meet its schema stops the build. A development server fails only the pages that show such a
 * record. When a file of a record changes, it reads the records again, reloads the page, and shows the mistakes
 * of `npm run content:check` in the terminal and over the page.
 */
export function contentRecords(): Plugin {
  let version = 0;
  let check: Promise<string> | undefined;
  return {
    name: 'kestrova:content-records',
    enforce: 'pre',
    async configureServer({ watcher, environments, config }) {
      (await importContent<{ keepErrors: () => void }>('read.ts')).keepErrors();
      // Not by addWatchFile, which the development server treats as an import.
      watcher.add(join(contentPackage, 'content'));
      watcher.on('all', (_event, file) => {
        if (!file.includes('/packages/content/content/')) return;
        version += 1;
        const newCheck = findMistakes();
        check = newCheck;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          for (const module of moduleGraph.idToModuleMap.values()) {
            if (module.id && MODULES.test(module.id)) moduleGraph.invalidateModule(module);
          }
          hot.send({ type: 'full-reload' });
        }
        void newCheck.then((mistakes) => {
          if (mistakes !== '' && check === newCheck) config.logger.error(mistakes);
        });
      });
      // A page that has loaded shows the mistakes over it.
      environments.client.hot.on('vite:client:connect', (_data, page) => {
        void check?.then((message) => {
          if (message !== '') page.send({ type: 'error', err: { message, stack: '' } });
        });
      });
    },
    resolveId: {
      filter: { id: CREATED },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: MODULES },
      handler: async (id) => ({ code: await loadModule(id, version), moduleType: 'js' }),
    },
  };
}

/** The same for the package itself, which tsup builds. */
export const builtRecords: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'content-records',
  setup(build) {
    build.onResolve({ filter: CREATED }, ({ path }) => ({
      path,
      namespace: 'content',
      sideEffects: false,
    }));
    for (const namespace of ['file', 'content']) {
      build.onLoad({ filter: MODULES, namespace }, async ({ path }) => ({
        contents: await loadModule(path),
        resolveDir: contentPackage,
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
