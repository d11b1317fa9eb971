import { contentRecords } from '@kestrova/config/content';
import { testConfig } from '@kestrova/config/vitest';

export default {
  plugins: [contentRecords()],
  ...testConfig({ environment: 'jsdom', setupFiles: ['./vitest.setup.ts'] }),
};
