import { testConfig } from '@kestrova/vite-config/vitest';

export default testConfig({ environment: 'jsdom', setupFiles: ['./vitest.setup.ts'] });
