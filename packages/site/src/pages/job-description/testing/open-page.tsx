import { useJobs } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { ToastRegion } from '@kestrova/design-system';
import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { pathTo } from '@kestrova/paths';
import { renderSite, type SiteOptions } from '../../../lib/testing/render-site.tsx';
import JobDescriptionPage from '../job-description-page.tsx';

/** The title of the job whose page is opened. */
export const TITLE = 'Senior Java Engineer';
/** The part of it that a document may contain. */
export const job = { jobId: 101, jobTitle: TITLE, jobDescription: 'Own the ledger.' };
/** A similar job that a document may contain. */
export const similarJobs = [{ jobId: 102, jobTitle: 'Java Developer', jobLocation: 'Austin, TX' }];

interface PageOptions extends Omit<SiteOptions, 'server'> {
  jobId?: number;
}

/** Opens the page of a job, or the list that leads to it. */
export function openPage({ jobId = 101, jobs, ...options }: PageOptions = {}) {
  const pages = (
    <main>
      <Routes>
        <Route path="/careers/job-description/:id" element={<JobDescriptionPage />} />
        <Route path="/careers" element={<Careers />} />
      </Routes>
    </main>
  );
  const server = createFakeServer({
    jobs,
    // The server lists two similar jobs.
    async network(send) {
      const { body, ...response } = await send();
      return { ...response, body: body.replaceAll('"Designer"', '"Java Designer"') };
    },
  });
  return renderSite(pages, { path: pathTo('job-description', jobId), server, ...options });
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

/** The requested paths. */
export const requests = ({ server }: ReturnType<typeof openPage>) =>
  server.requests.map(({ url }) => new URL(url).pathname.split('/').slice(2).join('/'));
/** The buttons that open the application form. */
export const applyButtons = () => screen.queryAllByRole('button', { name: `Apply for ${TITLE}` });
/** The section of similar jobs. */
export const similar = () => screen.findByRole('region', { name: 'Similar jobs' });
