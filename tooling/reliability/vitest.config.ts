import { testConfig } from '@kestrova/config/vitest';

// Libraries load as Node loads them: Vite's own condition `module` leads to files only bundlers read.
export default {
  ...testConfig({ testTimeout: 120_000, hookTimeout: 120_000 }),
  ssr: { resolve: { conditions: ['node'] } },
};
