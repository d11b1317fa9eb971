import { testConfig } from '@kestrova/config/vitest';

export default testConfig();
