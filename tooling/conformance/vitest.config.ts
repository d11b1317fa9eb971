import { testConfig } from '@kestrova/vite-config/vitest';

export default testConfig();
