import { regions, type Region, type RegionCode } from './regions.ts';

/**
 * The region of a code.
 * @throws RangeError if no region has it, which only an untyped code can cause.
 */
export function regionByCode(code: RegionCode, candidates: readonly Region[] = regions): Region {
  const region = candidates.find((candidate) => candidate.code === code);
  if (!region) throw new RangeError(`There is no region "${code}".`);
  return region;
}

/** The region whose site is served at this host (`name:port`), if any. */
export function findRegionByHost(host: string, candidates: readonly Region[]): Region | undefined {
  return candidates.find((region) => new URL(region.origin).host === host);
}
