export {
  regionCodes,
  type MapPosition,
  type Office,
  type Region,
  type RegionCode,
} from './region.ts';
export { DEFAULT_REGION, regionByCode, regions } from './regions.ts';
export { configuredRegions, findRegionByHost, type RegionOrigins } from './configured-regions.ts';
