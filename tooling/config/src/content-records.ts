import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What `read.ts` in `packages/content/src` offers to a build. */
interface ContentReader {
  /** A module's code with imports of `virtual:content/…` in the place of the records that it reads. */
  importRecords: (code: string) => string;
  /** The module of a record, which is checked and complete. */
  recordModule: (id: string) => string;
}

const contentFolder = resolve(import.meta.dirname, '../../../packages/content/content');

/**
 * Reads the records of `@kestrova/content` during the build: each becomes a module
 * `virtual:content/<name>`, and a record that does not meet its schema stops the build. A development
 * server reads them again when one of their files changes.
 */
export function contentRecords(): Plugin {
  let reader: Promise<ContentReader> | undefined;
  return {
    name: 'kestrova:content-records',
    enforce: 'pre',
    // Not by addWatchFile, which the development server treats as an import.
    configureServer: ({ watcher }) => void watcher.add(contentFolder),
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
      const records = [...this.environment.moduleGraph.idToModuleMap.values()];
      return records.filter(({ id }) => id?.startsWith('virtual:content/'));
    },
  };
}
