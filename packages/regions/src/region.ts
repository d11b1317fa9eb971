/** The codes of the countries that have a site of their own, in the order of the selectors. */
export const regionCodes = ['in', 'us'] as const;

/** The code of a country, as URLs and settings write it. */
export type RegionCode = (typeof regionCodes)[number];

/** An office as the sites print it. */
export interface Office {
  city: string;
  /** Lines of the postal address, top to bottom. */
  address: readonly string[];
}

/** A point on the map, in decimal degrees (WGS 84). */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** Everything in which one country's site differs from another's. */
export interface Region {
  code: RegionCode;
  /** As the country selectors show it, and the flag's alternative text (spec 2.3). */
  name: 'INDIA' | 'USA';
  /** The word that the API uses for the country (spec 7). */
  country: 'India' | 'USA';
  /** Scheme, host and port of the region's site, without a path. */
  origin: string;
  /** File name of the flag, without its ending. */
  flag: RegionCode;
  /** Path that the careers dropdown gives for the country (spec 3). */
  careersRoute: '/india' | '/us';
  /** The country whose jobs the careers page opens with (spec 2.15). */
  defaultJobCountry: RegionCode;
  /** BCP 47 tag for numbers, dates and the document's language. */
  locale: string;
  /** Value of `hreflang` in links to this region's pages. */
  hreflang: string;
  /** Offices, the one that the map shows first. */
  offices: readonly [Office, ...Office[]];
  map: MapPosition;
}
