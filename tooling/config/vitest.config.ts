import { testConfig } from './src/vitest.ts';

export default testConfig();
