import '@kestrova/design-system/styles.css';
import './site.css';
import { pageNames, paths, pathTo, redirects, type PageName } from '@kestrova/paths';
import type { RegionCode } from '@kestrova/regions';
import { useEffect } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import { sitePages } from '../routes.tsx';
import { PageTableProvider } from '../router/page-table.tsx';
import { PrerenderedDataProvider, type PrerenderedData } from '../lib/prerendered-data.ts';
import { RegionProvider } from '../lib/region.tsx';
import { SiteLayout } from './site-layout.tsx';

interface AppProps {
  region: RegionCode;
  /** The data in the document. */
  data?: PrerenderedData | undefined;
  /** Called once the page is hydrated. */
  onReady?: (() => void) | undefined;
}

/** One region's whole site. It needs a router around it: the browser's, or the build's. */
export function App({ region, data, onReady }: AppProps) {
  return (
    <RegionProvider code={region}>
      <PageTableProvider value={sitePages}>
        <PrerenderedDataProvider value={data}>
          <SiteLayout>
            <CurrentPage />
            {onReady && <ReadySignal onReady={onReady} />}
          </SiteLayout>
        </PrerenderedDataProvider>
      </PageTableProvider>
    </RegionProvider>
  );
}

/** Rendered beside the page, inside the boundary that is hydrated last. */
function ReadySignal({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Every page, the redirects, and Home for all other addresses (spec 2.1). */
const routes = [
  ...pageNames.map((name) => {
    const { Page } = sitePages[name];
    return { path: paths[name], element: <Page /> };
  }),
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
  { path: '*', element: <Redirect to="home" /> },
].map((route) => ({ ...route, caseSensitive: true }));

function CurrentPage() {
  return useRoutes(routes);
}

function Redirect({ to }: { to: PageName }) {
  return <Navigate to={pathTo(to)} replace />;
}
