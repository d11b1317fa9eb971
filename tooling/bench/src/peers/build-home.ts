import { join } from 'node:path';
import { className } from '@kestrova/config/class-name';
import { CSS_TARGET } from '@kestrova/config/css-target';
import { readPackagesFromSource } from '@kestrova/config/source';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { peersFolder, siteSource } from '../folders.ts';

/** Bundles the site's home page as one module and one style sheet, for a peer to render. */
export async function buildHome(outDir: string): Promise<void> {
  const entry = join(peersFolder, 'home/home.jsx');
  await build({
    ...readPackagesFromSource,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      ...readPackagesFromSource.resolve,
      alias: { '@': siteSource, 'react-router-dom': join(peersFolder, 'home/router.js') },
    },
    css: { modules: { generateScopedName: className } },
    build: {
      outDir,
      emptyOutDir: true,
      cssTarget: CSS_TARGET,
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'home.js',
          codeSplitting: false,
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'home.css' : 'assets/[name][extname]',
        },
      },
    },
  });
}
