import { Suspense, type ReactNode } from 'react';
import { usePageArrival } from '../navigation/use-page-arrival.ts';

/** What every page stands in: header, content, footer and the button that leads back up (spec 2.1). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const announcement = usePageArrival();
  return (
    <>
      <main id="content">
        <Suspense>{children}</Suspense>
      </main>
      <p aria-live="polite">{announcement}</p>
    </>
  );
}
