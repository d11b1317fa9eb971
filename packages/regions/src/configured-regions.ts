import { regions, type Region, type RegionCode } from './regions.ts';

/** Origins by region code, as a deployment sets them; an omitted region keeps its local origin. */
export type RegionOrigins = Partial<Record<RegionCode, string>>;

/**
 * The regions with the origins of one deployment.
 * @throws TypeError if an origin is not a URL; the message names the region.
 */
export function configuredRegions(origins: RegionOrigins): readonly Region[] {
  return regions.map((region) => {
    const origin = origins[region.code];
    return origin ? { ...region, origin: parseOrigin(region.code, origin) } : region;
  });
}

function parseOrigin(code: RegionCode, origin: string): string {
  if (!URL.canParse(origin)) {
    throw new TypeError(
      `The origin of region "${code}" is "${origin}", not a URL with scheme and host.`,
    );
  }
  return new URL(origin).origin;
}
