import { readFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { packageBuild } from '@kestrova/config/tsup';
import { importRecords, recordModule } from './src/read.ts';

/** The package holds the records as the sites' builds make them: checked and complete. */
const contentRecords: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'content-records',
  setup(build) {
    build.onLoad({ filter: /content\/src\/(?:brand|pages|records)\.ts$/ }, async ({ path }) => ({
      contents: importRecords(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
    build.onResolve({ filter: /^virtual:content\// }, ({ path }) => ({
      path,
      namespace: 'content',
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: 'content' }, ({ path }) => ({
      contents: recordModule(path),
    }));
  },
};

export default defineConfig(
  packageBuild({
    entry: ['src/index.ts', 'src/brand.ts', 'src/pages.ts'],
    esbuildPlugins: [contentRecords],
  }),
);
