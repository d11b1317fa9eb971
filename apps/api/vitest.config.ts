import { testConfig } from '@kestrova/config/vitest';

const config = testConfig({
  // Every test file talks to a PostgreSQL of its own making within one cluster.
  globalSetup: ['src/testing/global-setup.ts'],
  // As in `npm start` and the container: React renders emails many times more slowly otherwise.
  env: { NODE_ENV: 'production' },
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

// Libraries load as Node loads them: Vite's own condition `module` leads to files only bundlers read.
const resolve = { conditions: ['node'] };

// `__vitest__` is where Vitest runs the global setup.
export default { ...config, ssr: { resolve }, environments: { __vitest__: { resolve } } };
