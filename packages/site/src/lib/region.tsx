import {
  configuredRegions,
  regionByCode,
  type Region,
  type RegionCode,
  type RegionOrigins,
} from '@kestrova/regions';
import { createContext, use, type ReactNode } from 'react';

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

const RegionContext = createContext<Region | undefined>(undefined);

/** Provides the region of a site to all components in it. */
export function RegionProvider({ code, children }: { code: RegionCode; children: ReactNode }) {
  const region = regionByCode(code, siteRegions);
  return <RegionContext value={region}>{children}</RegionContext>;
}

/**
 * The region whose site is shown.
 * @throws Error outside a `RegionProvider`.
 */
export function useRegion(): Region {
  const region = use(RegionContext);
  if (!region) throw new Error('useRegion needs a RegionProvider above it.');
  return region;
}
