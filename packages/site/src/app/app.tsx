import '@kestrova/design-system/styles.css';
import './site.css';
import type { RegionCode } from '@kestrova/regions';
import { useEffect } from 'react';
import { PrerenderedDataProvider, type PrerenderedData } from './prerendered-data.ts';
import { CurrentPage } from './current-page.tsx';
import { RegionProvider } from './region.tsx';
import { SiteLayout } from './site-layout.tsx';

interface AppProps {
  region: RegionCode;
  /** What the page carries from when it was written. */
  data?: PrerenderedData | undefined;
  /** Called once the page answers to the visitor. */
  onReady?: (() => void) | undefined;
}

/** One region's whole site. It needs a router around it: the browser's, or the build's. */
export function App({ region, data, onReady }: AppProps) {
  return (
    <RegionProvider code={region}>
      <PrerenderedDataProvider value={data}>
        <SiteLayout>
          <CurrentPage />
          {onReady && <ReadySignal onReady={onReady} />}
        </SiteLayout>
      </PrerenderedDataProvider>
    </RegionProvider>
  );
}

/** Stands beside the page inside its boundary, which is hydrated later than what is around it. */
function ReadySignal({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
