export { writeSite, type WriteSiteOptions } from './build/write-site.ts';
