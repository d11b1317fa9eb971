import { testConfig } from '@kestrova/config/vitest';

export default testConfig({
  environment: 'jsdom',
  // No test looks at the whole document, and a DOM per file takes longer than its tests.
  isolate: false,
});
