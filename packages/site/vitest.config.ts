import { testConfig } from '@kestrova/config/vitest';

export default testConfig({ environment: 'jsdom', setupFiles: ['./vitest.setup.ts'] });
