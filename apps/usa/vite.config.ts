import { siteConfig } from '@kestrova/config/site';
import { port } from './src/region.ts';

export default siteConfig({ port });
