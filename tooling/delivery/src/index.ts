export { SettingError } from './api-behind-site.ts';
export { writeDeliveryFiles, type DeliverySettings } from './write-delivery-files.ts';
