import { ApiClientProvider, useJobs, type HttpRequest } from '@kestrova/api-client';
import { createFakeServer, type JobsMode } from '@kestrova/api-client/testing';
import { jobPageCopy } from '@kestrova/content/pages/job-description';
import { dismissToasts, ToastRegion } from '@kestrova/design-system';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PrerenderedDataProvider, type PrerenderedData } from '../../app/prerendered-data.ts';
import { pathTo } from '../../app/routing/path-to.ts';
import { RegionProvider } from '../../app/region.tsx';
import { fillIn } from '../../features/job-application/testing/open-form.tsx';
import { JobDescriptionPage } from './job-description-page.tsx';

afterEach(() => {
  cleanup();
  dismissToasts();
  Reflect.deleteProperty(navigator, 'share');
});

const TITLE = 'Senior Java Engineer';
const job = { jobId: 101, jobTitle: TITLE, jobDescription: 'Own the ledger.' };
const similarJobs = [{ jobId: 102, jobTitle: 'Java Developer', jobLocation: 'Austin, TX' }];
const notFound = jobPageCopy.notFound.heading;

interface PageOptions {
  jobs?: JobsMode;
  /** What the document came with. */
  data?: PrerenderedData;
  jobId?: number;
}

/** Opens the page of a job. */
function openPage({ jobs = 'normal', data, jobId = 101 }: PageOptions = {}) {
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
                  element={<JobDescriptionPage copy={jobPageCopy} api={client} />}
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
async function openFromList(options?: PageOptions) {
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

const requests = ({ server }: ReturnType<typeof openPage>) =>
  server.requests.map(({ url }) => new URL(url).pathname.split('/').slice(2).join('/'));
const applyButtons = () => screen.queryAllByRole('button', { name: `Apply for ${TITLE}` });
const similar = () => screen.findByRole('region', { name: 'Similar jobs' });

test('shows all that there is to say about a job, and two ways to apply', async () => {
  openPage().show();
  const benefits = within(await screen.findByRole('region', { name: 'Benefits' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('45 min HR + 1h technical/cultural interview')).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(steps.getByRole('link', { name: 'Careers' }).getAttribute('href')).toBe('/careers');
  expect(steps.getByText(TITLE)).toBeDefined();
  expect(screen.getByRole('button', { name: `Apply Now for ${TITLE}` })).toBeDefined();
  expect(applyButtons()).toHaveLength(1);
});

test('a job has its heading while its details are late, and asks for them again', async () => {
  const { server, user } = await openFromList({ jobs: 'offline' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE);
  expect(screen.getByText(jobPageCopy.loading)).toBeDefined();
  expect(applyButtons()).toHaveLength(1);
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
  server.jobs = 'normal';
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Job Description' })).toBeDefined();
});

test('a job that nothing knows is not found', async () => {
  openPage({ jobId: 999 }).show();
  expect(await screen.findByRole('heading', { level: 1, name: notFound })).toBeDefined();
  expect(screen.queryByText(jobPageCopy.closed.text)).toBeNull();
});

test('a job that has closed since its page was written stays readable, without a way to apply', async () => {
  openPage({ jobs: 'closed', data: { readAt: 1, job, similarJobs } }).show();
  expect(applyButtons()).toHaveLength(1);
  expect((await screen.findByRole('alert')).textContent).toBe(jobPageCopy.closed.text);
  expect(screen.getByText('Own the ledger.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See current openings' })).toHaveProperty(
    'pathname',
    '/careers',
  );
  expect(screen.queryAllByRole('button', { name: /Apply|Share|Try again/ })).toEqual([]);
  expect(await similar()).toBeDefined();
});

test('a job that has closed since the list was read keeps its heading', async () => {
  await openFromList({ jobs: 'closed' });
  expect((await screen.findByRole('alert')).textContent).toBe(jobPageCopy.closed.text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE);
  expect(screen.queryByText(jobPageCopy.loading)).toBeNull();
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
});

test('an application that is being written stays open while its job closes', async () => {
  const { server, user, show } = openPage();
  show();
  await screen.findByRole('region', { name: 'Benefits' });
  await user.click(screen.getByRole('button', { name: `Apply for ${TITLE}` }));
  await user.type(await screen.findByLabelText(/^First Name/), 'Asha');
  server.jobs = 'closed';
  await server.client.queryClient.refetchQueries();
  await screen.findByText(jobPageCopy.closed.text);
  expect(screen.getByLabelText(/^First Name/)).toHaveProperty('value', 'Asha');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // The button that opened it has gone.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test(
  'what was typed comes back with the dialog, without its errors and files',
  { tags: ['WCAG-3.3.7', 'ASVS-14.3.3'] },
  async () => {
    const { user, show } = openPage();
    show();
    await screen.findByRole('region', { name: 'Benefits' });
    const apply = () => user.click(screen.getByRole('button', { name: `Apply for ${TITLE}` }));
    await apply();
    // The draft of an earlier test may be there.
    await user.clear(await screen.findByLabelText(/^First Name/));
    await user.type(screen.getByLabelText(/^First Name/), 'Asha');
    const cv = new File(['x'], 'asha.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/^Upload Resume/), cv);
    await user.click(screen.getByRole('button', { name: 'Submit Application' }));
    await screen.findByText('Last name must not be empty.', { selector: 'a' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const stored = JSON.stringify([localStorage, sessionStorage]);
    expect(stored).toContain(TITLE);
    expect(stored).not.toContain('Asha');

    await apply();
    expect(await screen.findByLabelText(/^First Name/)).toHaveProperty('value', 'Asha');
    expect(screen.getByText(/Files have to be chosen again\.$/)).toBeDefined();
    expect(screen.queryByText('asha.pdf')).toBeNull();
    expect(screen.queryByText('Last name must not be empty.')).toBeNull();
  },
);

test('another responseCode leads to Careers, with what the server says', async () => {
  const { user, show } = openPage({ jobId: 102 });
  show();
  await user.click(
    (await screen.findAllByRole('button', { name: /^Apply for/ }))[0] ?? document.body,
  );
  await screen.findByLabelText(/^First Name/);
  await fillIn(user, 'declined@example.com');
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByText('The list of jobs')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(/position has been filled/)).toBeDefined();
});

test('offers the similar jobs that the page came with, and asks for no list', async () => {
  const page = openPage({ data: { readAt: Date.now(), job, similarJobs } });
  page.show();
  const link = within(await similar()).getByRole('link', { name: 'Java Developer' });
  expect(link.getAttribute('href')).toBe(pathTo('job-description', 102));
  expect(within(await similar()).getByText('Austin, TX')).toBeDefined();
  expect(requests(page)).toEqual([]);
});

test.each([
  ['that the visitor comes from', openFromList],
  ['that has the job, which is read for them', async () => openPage().show()],
])('offers the similar jobs of the list %s', async (_which, open) => {
  await open();
  const links = within(await similar()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Java Designer']);
});

test('a list that was read is not asked for again', async () => {
  const page = await openFromList();
  await similar();
  expect(requests(page).filter((path) => path === 'job/get-all-jobs')).toHaveLength(1);
});

test('without a similar job nothing is said of them', async () => {
  const page = openPage({ jobId: 102 });
  page.show();
  await screen.findByRole('heading', { name: 'Job Description' });
  await waitFor(() => expect(requests(page)).toContain('job/get-all-jobs'));
  expect(screen.queryByText('Similar jobs')).toBeNull();
});

const link = `${location.origin}${pathTo('job-description', 101)}`;

/** Presses Share on the page of a job, in a browser with this way of sharing. */
async function pressShare(share?: () => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user, show } = openPage({ data: { readAt: Date.now(), job, similarJobs } });
  show();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }));
  return { copied, press };
}

test('Share hands the link to the system where it has a sheet', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { press, copied } = await pressShare(share);
  await press();
  expect(share).toHaveBeenCalledWith({ title: `${TITLE} · Kestrova`, url: link });
  share.mockRejectedValue(new DOMException('The visitor closed the sheet.', 'AbortError'));
  await press();
  expect(copied).not.toHaveBeenCalled();
  expect(screen.queryByText(jobPageCopy.share.copied)).toBeNull();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet is forbidden', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
])('Share copies the link and says so where %s', async (_why, share) => {
  const { press, copied } = await pressShare(share);
  await press();
  expect(copied).toHaveBeenCalledWith(link);
  expect(await screen.findByText(jobPageCopy.share.copied)).toBeDefined();
});

test('a link that cannot be copied is shown, to be copied by hand', async () => {
  const { press, copied } = await pressShare();
  copied.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await press();
  const field = await screen.findByRole('textbox', { name: 'Link to this job' });
  expect(field).toHaveProperty('value', link);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByText(jobPageCopy.share.hint)).toBeDefined();
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field));
  copied.mockResolvedValue();
  await press();
  await screen.findByText(jobPageCopy.share.copied);
  expect(field.isConnected).toBe(false);
});
