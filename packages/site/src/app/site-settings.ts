import { configuredRegions, type Region, type RegionOrigins } from '@kestrova/regions';

declare global {
  interface ImportMetaEnv {
    /** Origins of the regional sites, by region code; the build fills it in. */
    readonly SITE_ORIGINS?: RegionOrigins;
  }

  interface ImportMeta {
    readonly env?: ImportMetaEnv;
  }
}

/** The regions with the origins of this deployment. */
export const siteRegions: readonly Region[] = configuredRegions(
  import.meta.env?.SITE_ORIGINS ?? {},
);
