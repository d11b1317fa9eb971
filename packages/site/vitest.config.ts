import { testConfig } from '@kestrova/config/vitest';

export default testConfig({
  environment: 'jsdom',
  setupFiles: ['./vitest.setup.ts'],
  // The setup cleans up after each test, and a DOM per file would triple the time.
  isolate: false,
});
