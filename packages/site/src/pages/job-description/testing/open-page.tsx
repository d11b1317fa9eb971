import { ApiClientProvider, useJobs, type HttpRequest } from '@kestrova/api-client';
import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';
import { ToastRegion } from '@kestrova/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PrerenderedDataProvider, type PrerenderedData } from '../../../lib/prerendered-data.ts';
import { pathTo } from '@kestrova/paths';
import { RegionProvider } from '../../../lib/region.tsx';
import JobDescriptionPage from '../job-description-page.tsx';

/** The title of the job whose page is opened. */
export const TITLE = 'Senior Java Engineer';
/** What a document may carry of it. */
export const job = { jobId: 101, jobTitle: TITLE, jobDescription: 'Own the ledger.' };
/** A job like it that a document may carry. */
export const similarJobs = [{ jobId: 102, jobTitle: 'Java Developer', jobLocation: 'Austin, TX' }];

interface PageOptions {
  jobs?: JobsMode;
  /** What the document came with. */
  data?: PrerenderedData;
  jobId?: number;
}

/** Opens the page of a job. */
export function openPage({ jobs = 'normal', data, jobId = 101 }: PageOptions = {}) {
  const server = createFakeServer({ jobs });
  const { transport } = server.client;
  const client = {
    ...server.client,
    // So that two jobs are alike.
    async transport(request: HttpRequest) {
      const { body, ...response } = await transport(request);
      return { ...response, body: body.replaceAll('"Designer"', '"Java Designer"') };
    },
  };
  const user = userEvent.setup();
  const show = () =>
    render(
      <MemoryRouter initialEntries={[pathTo('job-description', jobId)]}>
        <RegionProvider code="us">
          <PrerenderedDataProvider value={data}>
            <main>
              <Routes>
                <Route
                  path="/careers/job-description/:id"
                  element={<JobDescriptionPage api={client} />}
                />
                <Route path="/careers" element={<Careers />} />
              </Routes>
            </main>
          </PrerenderedDataProvider>
        </RegionProvider>
      </MemoryRouter>,
    );
  return { server, client, user, show };
}

/** Opens it after the list of the job's country, as a visitor of the careers page does. */
export async function openFromList(options?: PageOptions) {
  const page = openPage({ ...options });
  const { jobs } = page.server;
  page.server.jobs = 'normal';
  render(
    <ApiClientProvider client={page.client}>
      <List />
    </ApiClientProvider>,
  );
  await screen.findByText('3 jobs');
  cleanup();
  page.server.jobs = jobs;
  page.show();
  return page;
}

function Careers() {
  return (
    <>
      <p>The list of jobs</p>
      <ToastRegion />
    </>
  );
}

function List() {
  return <p>{useJobs('USA').data?.length} jobs</p>;
}

/** The paths that were asked for. */
export const requests = ({ server }: ReturnType<typeof openPage>) =>
  server.requests.map(({ url }) => new URL(url).pathname.split('/').slice(2).join('/'));
/** The buttons that lead to an application. */
export const applyButtons = () => screen.queryAllByRole('button', { name: `Apply for ${TITLE}` });
/** The section of similar jobs. */
export const similar = () => screen.findByRole('region', { name: 'Similar jobs' });
