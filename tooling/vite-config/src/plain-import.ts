import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite wraps each in a helper that fetches the CSS and the
 * modules which belong to the chunk; a site's CSS stands in its HTML, and its HTML names the
 * modules of the page.
 */
export function plainImport(): Plugin {
  return {
    name: 'kestrova:plain-import',
    apply: 'build',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
