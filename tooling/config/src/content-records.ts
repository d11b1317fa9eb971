import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';
import type { ErrorPayload, Plugin } from 'vite';

const contentPackage = resolve(import.meta.dirname, '../../../packages/content');

/** The modules whose exports are records, and what a build makes of these: a module of each. */
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
 * server fails only the pages that show such a record. It reads the records again when one of their files
 * changes, and shows what `npm run content:check` says in the terminal and over the page.
 */
export function contentRecords(): Plugin {
  let version = 0;
  let check: Promise<string> | undefined;
  return {
    name: 'kestrova:content-records',
    enforce: 'pre',
    async configureServer({ watcher, environments }) {
      (await importContent<{ keepErrors: () => void }>('read.ts')).keepErrors();
      // Not by addWatchFile, which the development server treats as an import.
      watcher.add(join(contentPackage, 'content'));
      // Most changes reload the page, which drops the overlay.
      environments.client.hot.on('vite:client:connect', (_data, page) => {
        void check?.then((mistakes) => {
          if (mistakes !== '') page.send(overlay(mistakes));
        });
      });
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: MODULES },
      handler: async (id) => ({ code: await loadModule(id, version), moduleType: 'js' }),
    },
    hotUpdate({ file, modules }) {
      if (!file.includes('/packages/content/content/')) return modules;
      const { moduleGraph, logger, hot, name } = this.environment;
      if (name === 'client') {
        version += 1;
        const newCheck = findMistakes();
        check = newCheck;
        void newCheck.then((mistakes) => {
          if (mistakes === '' || check !== newCheck) return;
          logger.error(mistakes);
          hot.send(overlay(mistakes));
        });
      }
      const records = [...moduleGraph.idToModuleMap.values()];
      return records.filter(({ id }) => id && MODULES.test(id));
    },
  };
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
    const { checkContent } = await importContent<{ checkContent: () => Promise<string[]> }>(
      'checks.ts',
    );
    return (await checkContent()).join('\n');
  } catch (error) {
    return String(error);
  }
}

const overlay = (message: string): ErrorPayload => ({ type: 'error', err: { message, stack: '' } });
