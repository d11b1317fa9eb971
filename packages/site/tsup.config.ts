import { defineConfig } from 'tsup';
import { packageBuild } from '@kestrova/config/tsup';

export default defineConfig(
  packageBuild({
    entry: {
      index: 'src/index.ts',
      prerender: 'src/prerender/write-site.ts',
    },
  }),
);
