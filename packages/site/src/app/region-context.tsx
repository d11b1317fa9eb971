import type { Region } from '@kestrova/regions';
import { createContext, use } from 'react';

const RegionContext = createContext<Region | undefined>(undefined);

/** Tells everything below which region's site it belongs to. */
export const RegionProvider = RegionContext.Provider;

/**
 * The region whose site is shown.
 * @throws Error outside a `RegionProvider`.
 */
export function useRegion(): Region {
  const region = use(RegionContext);
  if (!region) throw new Error('useRegion needs a RegionProvider above it; wrap the tree in one.');
  return region;
}
