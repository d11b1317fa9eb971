import { shellLabels } from '@kestrova/content';
import { LinkProvider, ScrollToTop, SkipLink } from '@kestrova/design-system';
import { Suspense, type ReactNode } from 'react';
import { RouterLink } from '../router/router-link.tsx';
import { usePageArrival } from '../router/use-page-arrival.ts';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of every page: header, content, footer and the scroll-to-top button (spec 2.1). */
export function SiteLayout({ children }: { children: ReactNode }) {
  usePageArrival();
  return (
    <LinkProvider value={RouterLink}>
      <SkipLink href="#content">{shellLabels.skipToContent}</SkipLink>
      <SiteHeader />
      <main id="content">
        <PageErrorBoundary>
          <Suspense>{children}</Suspense>
        </PageErrorBoundary>
      </main>
      <SiteFooter />
      <ScrollToTop label={shellLabels.scrollToTop} />
    </LinkProvider>
  );
}
