import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorPayload, Plugin } from 'vite';

/** What `read.ts` in `packages/content/src` offers to a build. */
interface ContentReader {
  /** A module's code with imports of `virtual:content/…` in the place of the records that it reads. */
  importRecords: (code: string) => string;
  /** The module of a record, which is checked and complete. */
  recordModule: (id: string) => string;
}

const contentPackage = resolve(import.meta.dirname, '../../../packages/content');

/**
 * Reads the records of `@kestrova/content` during the build: each becomes a module
 * `virtual:content/<name>`, and a record that does not meet its schema stops the build. A development
 * server reads them again when one of their files changes, and shows what `npm run content:check` says
 * in the terminal and over the page.
 */
export function contentRecords(): Plugin {
  let reader: Promise<ContentReader> | undefined;
  let check: Promise<string> | undefined;
  return {
    name: 'kestrova:content-records',
    enforce: 'pre',
    configureServer({ watcher, environments }) {
      // Not by addWatchFile, which the development server treats as an import.
      watcher.add(join(contentPackage, 'content'));
      // Most changes reload the page, which drops the overlay.
      environments.client.hot.on('vite:client:connect', (_data, page) => {
        void check?.then((mistakes) => {
          if (mistakes !== '') page.send(overlay(mistakes));
        });
      });
    },
    transform: {
      filter: { code: / = read(?:Each)?\('/, id: /\/packages\/content\/src\/\w+\.ts$/ },
      async handler(code, id) {
        const { href } = pathToFileURL(join(dirname(id), 'read.ts'));
        reader ??= import(href) as Promise<ContentReader>;
        return { code: (await reader).importRecords(code), map: null };
      },
    },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^virtual:content\// },
      async handler(id) {
        const content = await reader;
        return content && { code: content.recordModule(id), moduleType: 'js' };
      },
    },
    hotUpdate({ file, modules }) {
      if (!file.includes('/packages/content/content/')) return modules;
      const { moduleGraph, logger, hot, name } = this.environment;
      if (name === 'client') {
        const newCheck = findMistakes();
        check = newCheck;
        void newCheck.then((mistakes) => {
          if (mistakes === '' || check !== newCheck) return;
          logger.error(mistakes);
          hot.send(overlay(mistakes));
        });
      }
      const records = [...moduleGraph.idToModuleMap.values()];
      return records.filter(({ id }) => id?.startsWith('virtual:content/'));
    },
  };
}

/** The mistakes in the records, one per line, or why the check itself failed. */
async function findMistakes(): Promise<string> {
  try {
    const { href } = pathToFileURL(join(contentPackage, 'src/checks.ts'));
    const { checkContent } = (await import(href)) as { checkContent: () => Promise<string[]> };
    return (await checkContent()).join('\n');
  } catch (error) {
    return String(error);
  }
}

const overlay = (message: string): ErrorPayload => ({ type: 'error', err: { message, stack: '' } });
