import { defineConfig } from 'tsup';
import { packageBuild } from '@kestrova/vite-config/tsup';

export default defineConfig(
  packageBuild({ entry: ['src/index.ts', 'src/prerender.ts', 'src/drawn-files.tsx'] }),
);
