import { ApiClientProvider, useJobs, type HttpRequest } from '@kestrova/api-client';
import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';
import { ToastRegion } from '@kestrova/design-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { PrerenderedDataProvider, type PrerenderedData } from '../../../lib/prerendered-data.ts';
import { pathTo } from '@kestrova/paths';
import { RegionProvider } from '../../../lib/region.tsx';
import JobDescriptionPage from '../job-description-page.tsx';

/** The title of the job whose page is opened. */
export const TITLE = 'Senior Java Engineer';
/** The part of it that a document may contain. */
export const job = { jobId: 101, jobTitle: TITLE, jobDescription: 'Own the ledger.' };
/** A similar job that a document may contain. */
export const similarJobs = [{ jobId: 102, jobTitle: 'Java Developer', jobLocation: 'Austin, TX' }];

interface PageOptions {
  jobs?: JobsMode;
  /** What the document came with. */
  data?: PrerenderedData;
  jobId?: number;
  path?: string;
}

/** Opens the page of a job, or the list that leads to it. */
export function openPage({ jobs = 'normal', data, jobId = 101, path }: PageOptions = {}) {
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
  render(
    <MemoryRouter initialEntries={[path ?? pathTo('job-description', jobId)]}>
      <RegionProvider code="us">
        <PrerenderedDataProvider value={data}>
          <main>
            <Routes>
              <Route
                path="/careers/job-description/:id"
                element={<JobDescriptionPage api={client} />}
              />
              <Route
                path="/careers"
                element={
                  <ApiClientProvider client={client}>
                    <Careers />
                  </ApiClientProvider>
                }
              />
            </Routes>
          </main>
        </PrerenderedDataProvider>
      </RegionProvider>
    </MemoryRouter>,
  );
  return { server, user: userEvent.setup() };
}

/** Opens it from the list of the job's country, as a visitor of the careers page does. */
export async function openFromList({ jobs = 'normal' }: PageOptions = {}) {
  const page = openPage({ path: '/careers' });
  await screen.findByText('3 jobs');
  page.server.jobs = jobs;
  await page.user.click(screen.getByRole('link', { name: TITLE }));
  return page;
}

function Careers() {
  return (
    <>
      <p>{useJobs('USA').data?.length} jobs</p>
      <Link to={pathTo('job-description', 101)}>{TITLE}</Link>
      <ToastRegion />
    </>
  );
}

/** The paths that were asked for. */
export const requests = ({ server }: ReturnType<typeof openPage>) =>
  server.requests.map(({ url }) => new URL(url).pathname.split('/').slice(2).join('/'));
/** The buttons that open the application form. */
export const applyButtons = () => screen.queryAllByRole('button', { name: `Apply for ${TITLE}` });
/** The section of similar jobs. */
export const similar = () => screen.findByRole('region', { name: 'Similar jobs' });
