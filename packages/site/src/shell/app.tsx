import '@kestrova/design-system/styles.css';
import './site.css';
import { shellLabels } from '@kestrova/content';
import {
  LinkProvider,
  Loading,
  ScrollToTop,
  Section,
  Skeleton,
  SkipLink,
} from '@kestrova/design-system';
import { pathTo, redirects, type PageWithoutId } from '@kestrova/paths';
import type { RegionCode } from '@kestrova/regions';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import {
  PrerenderedDataProvider,
  type PrerenderedData,
} from '../lib/hydration/prerendered-data.ts';
import { RegionProvider } from '../lib/region.tsx';
import { pageRoutes } from '../router/find-page.ts';
import { PageTableProvider } from '../router/page-table.tsx';
import { RouterLink } from '../router/router-link.tsx';
import { usePageArrival } from '../router/use-page-arrival.ts';
import { sitePages } from '../routes.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface AppProps {
  region: RegionCode;
  /** The data in the document. */
  data?: PrerenderedData | undefined;
  /** Called once the page is hydrated. */
  onReady?: (() => void) | undefined;
  /** Replaces the page of the address. */
  children?: ReactNode;
}

/** The site of one region. Render it inside the router of the browser or of the build. */
export function App({ region, data, onReady, children }: AppProps) {
  return (
    <RegionProvider code={region}>
      <PageTableProvider value={sitePages}>
        <PrerenderedDataProvider value={data}>
          <SiteLayout>
            {children ?? <CurrentPage />}
            {onReady && <ReadySignal onReady={onReady} />}
          </SiteLayout>
        </PrerenderedDataProvider>
      </PageTableProvider>
    </RegionProvider>
  );
}

/** The layout of every page: header, content, footer and the scroll-to-top button (spec 2.1). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  usePageArrival();
  return (
    <LinkProvider value={RouterLink}>
      <SkipLink href="#content">{shellLabels.skipToContent}</SkipLink>
      <SiteHeader />
      <main id="content">
        <PageErrorBoundary>
          {/* Without the key, the page that is left would stay in the document, hidden. */}
          <Suspense key={pathname} fallback={<PageLoading />}>
            {children}
          </Suspense>
        </PageErrorBoundary>
      </main>
      <SiteFooter />
      <ScrollToTop label={shellLabels.scrollToTop} />
    </LinkProvider>
  );
}

/** Before the code of a page has arrived that Back, Forward or a redirect opened. */
function PageLoading() {
  return (
    <Section>
      <Loading label={shellLabels.loading}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Loading>
    </Section>
  );
}

/** Calls `onReady` once React has hydrated the page, which is in the same Suspense boundary. */
function ReadySignal({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

/** Every page, the redirects, and Home for all other addresses (spec 2.1). */
const routes = [
  ...pageRoutes.map(({ name, path }) => {
    const Page = sitePages[name]?.Page;
    return { path, element: Page && <Page /> };
  }),
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
  { path: '*', element: <Redirect to="home" /> },
].map((route) => ({ ...route, caseSensitive: true }));

function CurrentPage() {
  return useRoutes(routes);
}

function Redirect({ to }: { to: PageWithoutId }) {
  return <Navigate to={pathTo(to)} replace />;
}
