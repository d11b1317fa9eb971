import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';
import { careersPage } from '@kestrova/content/pages/careers';
import type { RegionCode } from '@kestrova/regions';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PrerenderedDataProvider, type PrerenderedData } from '../../../lib/prerendered-data.ts';
import { RegionProvider } from '../../../lib/region.tsx';
import { JobOpenings } from '../job-openings.tsx';

interface ListOptions {
  region?: RegionCode;
  search?: string;
  jobs?: JobsMode;
  data?: PrerenderedData | undefined;
}

/** Opens the jobs of the careers page. */
export function openList({ region = 'us', search = '', jobs = 'normal', data }: ListOptions = {}) {
  const server = createFakeServer({ jobs });
  render(
    <MemoryRouter initialEntries={[`/careers${search}`]}>
      <RegionProvider code={region}>
        <PrerenderedDataProvider value={data}>
          <ApiClientProvider client={server.client}>
            <JobOpenings copy={careersPage} />
          </ApiClientProvider>
        </PrerenderedDataProvider>
      </RegionProvider>
      <Address />
    </MemoryRouter>,
  );
  return { server, user: userEvent.setup() };
}

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

/** The search part of the address. */
export const address = () => screen.getByTestId('address').textContent;
