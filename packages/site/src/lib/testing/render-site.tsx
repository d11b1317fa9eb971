import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer, type FakeServer, type JobsMode } from '@kestrova/api-client/testing';
import type { RegionCode } from '@kestrova/regions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PrerenderedDataProvider, type PrerenderedData } from '../hydration/prerendered-data.ts';
import { RegionProvider } from '../region.tsx';

export interface SiteOptions {
  /** With query and fragment. */
  path?: string;
  region?: RegionCode;
  jobs?: JobsMode;
  server?: FakeServer;
  data?: PrerenderedData | undefined;
}

/** Renders a part of the site at an address, with a fake server in the page. */
export function renderSite(part: ReactNode, options: SiteOptions = {}) {
  const { path = '/', region = 'us', jobs = 'normal', data } = options;
  const { server = createFakeServer({ jobs }) } = options;
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <RegionProvider code={region}>
        <PrerenderedDataProvider value={data}>
          <ApiClientProvider client={server.client}>{part}</ApiClientProvider>
        </PrerenderedDataProvider>
      </RegionProvider>
      <Address />
    </MemoryRouter>,
  );
  // Visitors can drop a file of a type that the field does not offer.
  return { server, unmount, user: userEvent.setup({ applyAccept: false }) };
}

function Address() {
  const { pathname, search } = useLocation();
  return <samp data-testid="address">{pathname + search}</samp>;
}

/** The address that is shown, without its fragment. */
export const address = () => screen.getByTestId('address').textContent;
