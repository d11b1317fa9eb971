export { writeSite, type WriteSiteOptions, type WrittenSite } from './write-site.ts';
