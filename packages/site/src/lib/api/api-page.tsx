import { ApiClientProvider } from '@kestrova/api-client';
import { shellLabels } from '@kestrova/content';
import { ToastRegion } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { siteApi } from './site-api.ts';

/** Gives a page that calls the server the site's client, and a place for toasts. */
export function ApiPage({ children }: { children: ReactNode }) {
  return (
    <ApiClientProvider client={siteApi}>
      {children}
      <ToastRegion label={shellLabels.notifications} />
    </ApiClientProvider>
  );
}
