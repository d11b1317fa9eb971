export { writeDeliveryFiles, type DeliverySettings } from './write-delivery-files.ts';
