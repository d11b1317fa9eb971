export { hosts } from './hosts.ts';
export { findMissingNginx, startNginx } from './nginx.ts';
export { writeSampleSite } from './sample-site.ts';
