import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = join(import.meta.dirname, 'browser/import-with-sheets.ts');

/**
 * Leaves `import()` to the browser, but for the sheets of CSS that a page may lack. Vite's own
 * helper would fetch modules ahead too; a site's HTML names those of its page.
 */
export function plainImport(): Plugin {
  return {
    name: 'kestrova:plain-import',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importWithSheets as __vitePreload } from ${JSON.stringify(HELPER)};`,
    },
  };
}
