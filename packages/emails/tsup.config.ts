import { defineConfig } from 'tsup';
import { packageBuild } from '@kestrova/config/tsup';

export default defineConfig(packageBuild({ entry: ['src/index.ts'] }));
