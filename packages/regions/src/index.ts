export { endOfDay, isDayOver, latestDayOver } from './day.ts';
export {
  configuredRegions,
  DEFAULT_REGION,
  findRegionByHost,
  regionByCode,
  regions,
  type MapPosition,
  type Office,
  type OfficeCity,
  type Region,
  type RegionCode,
  type RegionOrigins,
} from './regions.ts';
