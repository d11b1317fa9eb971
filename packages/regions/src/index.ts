export {
  DEFAULT_REGION,
  regions,
  type MapPosition,
  type Office,
  type OfficeCity,
  type Region,
  type RegionCode,
} from './regions.ts';
export { findRegionByHost, regionByCode } from './find-region.ts';
export { configuredRegions, type RegionOrigins } from './configured-regions.ts';
