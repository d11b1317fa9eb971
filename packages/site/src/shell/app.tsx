import type { RegionCode } from '@kestrova/regions';
import { useEffect } from 'react';
import { siteRegions } from '../site-settings.ts';
import { SiteRoutes } from '../routes.tsx';
import { RegionProvider } from './region-context.tsx';
import { SiteLayout } from './site-layout.tsx';

interface AppProps {
  region: RegionCode;
  /** Called once the page answers to the visitor. */
  onReady?: () => void;
}

/** One region's whole site. It needs a router around it: the browser's, or the build's. */
export function App({ region, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const record = siteRegions.find(({ code }) => code === region);
  return (
    <RegionProvider value={record}>
      <SiteLayout>
        <SiteRoutes />
      </SiteLayout>
    </RegionProvider>
  );
}
