import { regionCodes, type Region, type RegionCode } from './region.ts';

const WILMINGTON = {
  city: 'Wilmington',
  address: ['1200 Meridian Avenue, Suite 400', 'Wilmington, DE 19801', 'USA'],
} as const;

/** Every region by its code. */
const regionRecords = {
  in: {
    code: 'in',
    name: 'INDIA',
    country: 'India',
    origin: 'http://localhost:4001',
    flag: 'in',
    careersRoute: '/india',
    defaultJobCountry: 'us',
    locale: 'en-US',
    hreflang: 'en-IN',
    offices: [WILMINGTON],
    map: { latitude: 39.7459, longitude: -75.5466 },
  },
  us: {
    code: 'us',
    name: 'USA',
    country: 'USA',
    origin: 'http://localhost:4002',
    flag: 'us',
    careersRoute: '/us',
    defaultJobCountry: 'us',
    locale: 'en-US',
    hreflang: 'en-US',
    offices: [WILMINGTON],
    map: { latitude: 39.7459, longitude: -75.5466 },
  },
} as const satisfies { [Code in RegionCode]: Region & { code: Code } };

/** Every region, in the order in which the country selectors list them (spec 2.3). */
export const regions: readonly Region[] = regionCodes.map((code) => regionRecords[code]);

/** The region that the header shows where none is known (spec 2.3). */
export const DEFAULT_REGION: RegionCode = 'us';

/** The region of a code. Every code has one, so this never fails. */
export function regionByCode(code: RegionCode): Region {
  return regionRecords[code];
}
