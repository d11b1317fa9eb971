export { SettingError } from './api-origin.ts';
export { writeDeliveryFiles, type DeliveryOptions } from './write-delivery-files.ts';
export { serveSite, type SiteServer, type SiteServerOptions } from './server/serve-site.ts';
