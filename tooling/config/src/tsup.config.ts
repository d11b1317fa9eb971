import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { defineConfig } from 'tsup';
import { builtRecords } from './content-records.ts';

interface Manifest {
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, string | { import: string }> };
}

const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;

/** The source of each file in `dist` that the published package exports, by the file's name. */
const entry: Record<string, string> = {};
for (const [name, published] of Object.entries(manifest.publishConfig.exports)) {
  const file = typeof published === 'string' ? published : published.import;
  const source = manifest.exports[name];
  if (source && file.startsWith('./dist/')) entry[basename(file, extname(file))] = source;
}

/** How every package is built for a release: ES modules with type declarations, one file per entry. */
export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2024',
  dts: {
    entry: Object.fromEntries(Object.entries(entry).filter(([, path]) => !path.endsWith('.css'))),
  },
  clean: true,
  sourcemap: true,
  treeshake: true,
  // By default, tsup turns CSS Modules into `{}` and reports success.
  loader: { '.css': 'local-css', '.svg': 'copy', '.woff2': 'copy' },
  esbuildPlugins: [builtRecords],
  // Fonts are copied as files, for style sheets; JSON is bundled, since Node needs an attribute.
  noExternal: [/\.(?:json|woff2)$/],
  // Built components import no CSS: one file contains the foundation, then their CSS.
  onSuccess: async () => {
    for (const file of globSync('dist/*.css', { exclude: ['dist/styles.css'] })) {
      await appendFile('dist/styles.css', await readFile(file));
    }
  },
});
