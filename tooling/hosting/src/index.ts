export { SettingError } from './api-behind-site.ts';
export { writeDeliveryFiles, type DeliverySettings } from './write-delivery-files.ts';
export { headersFor, parseHeaderRules, type HeaderRule } from './server/header-rules.ts';
export { parseRedirectRules, type RedirectRule } from './server/redirect-rules.ts';
export { serveSite, type SiteServer, type SiteServerSettings } from './server/serve-site.ts';
