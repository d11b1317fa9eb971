export { writeSite, type WriteSiteOptions, type WrittenSite } from './build/write-site.ts';
