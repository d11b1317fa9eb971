import { findRegionByHost, type Region } from '@kestrova/regions';
import { siteRegions } from '../../app/region.tsx';

/** The country that a contact request comes from: that of the site's own host, if any (spec 7). */
export function findCountryOfHost(host: string): Region['country'] | undefined {
  return findRegionByHost(host, siteRegions)?.country;
}
