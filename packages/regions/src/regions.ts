/** A point on the map, in decimal degrees (WGS 84). */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** An office and the facts that the sites show. */
export interface Office {
  /** The key of its copy and of its street plan. */
  city: string;
  /** Lines of the postal address, top to bottom. */
  address: readonly string[];
  position: MapPosition;
  /** IANA name of its time zone. */
  timeZone: string;
  /** The local name of its time zone, such as `IST`. */
  timeZoneName: string;
  /** The office hours from Monday to Friday, in local time. */
  hours: { opens: number; closes: number };
}

/** Everything that differs between the sites of two countries; `Region` narrows it to the list. */
export interface RegionRecord {
  /** The code of the country, as URLs and settings write it; `ORIGIN_<CODE>` sets its origin. */
  code: string;
  /** As the country selectors show it, and the flag's alternative text (spec 2.3). */
  name: string;
  /** The country's name in requests to the API (spec 7). */
  country: string;
  /** The country's name in a sentence, such as 'the USA'. */
  countryInText: string;
  /** Name of the site's folder in `apps/`, its package and its container; `<APP>_PORT` moves it. */
  app: string;
  /** Scheme, host and port of the site on a developer's machine, without a path. */
  origin: string;
  /** Name of the flag's file in the design system, without its ending. */
  flag: string;
  /** Code of the country whose jobs the careers page opens with (spec 2.15). */
  defaultJobCountry: string;
  /** BCP 47 tag for numbers, dates and the document's language. */
  locale: string;
  /** Value of `hreflang` in links to this region's pages. */
  hreflang: string;
  /** Every office, the region's own first: it leads on the contact page, the map and in the footer. */
  offices: readonly [Office, ...Office[]];
}

const HYDERABAD = {
  city: 'Hyderabad',
  address: ['18 Durgam Lake Road, 5th Floor', 'HITEC City, Hyderabad 500081', 'Telangana, India'],
  position: { latitude: 17.4462, longitude: 78.3875 },
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'IST',
  hours: { opens: 11, closes: 21 },
} as const;

const WILMINGTON = {
  city: 'Wilmington',
  address: ['1200 Meridian Avenue, Suite 400', 'Wilmington, DE 19801', 'USA'],
  position: { latitude: 39.7459, longitude: -75.5466 },
  timeZone: 'America/New_York',
  timeZoneName: 'ET',
  hours: { opens: 8, closes: 18 },
} as const;

const records = [
  {
    code: 'in',
    name: 'INDIA',
    country: 'India',
    countryInText: 'India',
    app: 'india',
    origin: 'http://localhost:4001',
    flag: 'in',
    defaultJobCountry: 'us',
    locale: 'en-US',
    hreflang: 'en-IN',
    offices: [HYDERABAD, WILMINGTON],
  },
  {
    code: 'us',
    name: 'USA',
    country: 'USA',
    countryInText: 'the USA',
    app: 'usa',
    origin: 'http://localhost:4002',
    flag: 'us',
    defaultJobCountry: 'us',
    locale: 'en-US',
    hreflang: 'en-US',
    offices: [WILMINGTON, HYDERABAD],
  },
] as const satisfies readonly RegionRecord[];

/** The code of a country that has a site of its own. */
export type RegionCode = (typeof records)[number]['code'];

/** One of the listed offices. */
type SiteOffice = (typeof records)[number]['offices'][number];

/** The city of an office, the key of its copy. */
export type OfficeCity = SiteOffice['city'];

/** One country's site and how it differs from the others. */
export interface Region extends RegionRecord {
  code: RegionCode;
  country: (typeof records)[number]['country'];
  defaultJobCountry: RegionCode;
  offices: readonly [SiteOffice, ...SiteOffice[]];
}

/** Every region, in the order in which the country selectors list them (spec 2.3). */
export const regions: readonly Region[] = records;

/** The region that the header shows if none is known (spec 2.3). */
export const DEFAULT_REGION: RegionCode = 'us';

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
