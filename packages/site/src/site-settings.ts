import { SAME_ORIGIN_BASE_URL } from '@kestrova/api-client';
import { configuredRegions, type Region, type RegionOrigins } from '@kestrova/regions';

declare global {
  interface ImportMetaEnv {
    /** Origins of the regional sites, by region code; the build fills it in. */
    readonly SITE_ORIGINS?: RegionOrigins;
    /** Scheme and host of an API elsewhere; absent where it answers on the site's own origin. */
    readonly API_BASE_URL?: string;
  }

  interface ImportMeta {
    readonly env?: ImportMetaEnv;
  }
}

/** The regions with the origins of this deployment. */
export const siteRegions: readonly Region[] = configuredRegions(
  import.meta.env?.SITE_ORIGINS ?? {},
);

/** Where the API answers, without a trailing slash; on the site's own origin unless set. */
export const apiBaseUrl = (import.meta.env?.API_BASE_URL ?? '') + SAME_ORIGIN_BASE_URL;
