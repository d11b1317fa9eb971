import { testConfig } from '@kestrova/config/vitest';

// Resolves libraries as Node does: Vite's condition `module` resolves to files for bundlers only.
export default {
  ...testConfig({ testTimeout: 120_000, hookTimeout: 120_000 }),
  ssr: { resolve: { conditions: ['node'] } },
};
