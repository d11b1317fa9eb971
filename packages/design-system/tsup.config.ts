import { appendFile, readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { packageBuild } from '@kestrova/config/tsup';

export default defineConfig(
  packageBuild({
    entry: {
      index: 'src/index.ts',
      flags: 'src/flags.ts',
      styles: 'src/styles/index.css',
    },
    // The fonts come along as files, so that the stylesheet can be served as it is.
    noExternal: [/\.woff2$/],
    dts: { entry: { index: 'src/index.ts', flags: 'src/flags.ts' } },
    // The built components import no CSS: one file contains the foundation, then their CSS.
    onSuccess: async () => appendFile('dist/styles.css', await readFile('dist/index.css')),
  }),
);
