export { compressFolder } from './compress-folder.ts';
export { sendRequest } from './send-request.ts';
export { assertBuildSettings, SettingError, writeDeliveryFiles } from './write-delivery-files.ts';
export { serveSite, type SiteServer } from './server/serve-site.ts';
