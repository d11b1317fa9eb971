import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillIn } from '../../features/job-application/testing/open-form.tsx';
import { JobMeta } from './job-meta.tsx';
import {
  applyButtons,
  job,
  openFromList,
  openPage,
  similar,
  similarJobs,
  TITLE,
} from './testing/open-page.tsx';

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

const notFound = jobDescriptionPage.notFound.heading;

test('shows every section of a job, and two ways to apply', async () => {
  openPage();
  const benefits = within(await screen.findByRole('region', { name: 'Benefits' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('45 min HR + 1h technical/cultural interview')).toBeDefined();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(steps.getByRole('link', { name: 'Careers' }).getAttribute('href')).toBe('/careers');
  expect(steps.getByText(TITLE)).toBeDefined();
  expect(screen.getByRole('button', { name: `Apply Now for ${TITLE}` })).toBeDefined();
  expect(applyButtons()).toHaveLength(1);
});

test('shows the heading of a job before its details, and retries them', async () => {
  const { server, user } = await openFromList({ jobs: 'offline' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE);
  expect(await screen.findByText(jobDescriptionPage.loading)).toBeDefined();
  expect(applyButtons()).toHaveLength(1);
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
  server.jobs = 'normal';
  await user.click(retry);
  const heading = await screen.findByRole('heading', { name: 'Job Description' });
  expect(document.activeElement).toBe(heading);
});

test('adds the pay of a job after its other facts, and moves none of them', async () => {
  const { server } = await openFromList({ jobs: 'offline' });
  const line = screen.getByText(/years of experience/).textContent;
  const before = facts();
  expect(before).toEqual([
    'Location: Wilmington, DE',
    'Mode: Hybrid',
    'Type: Full time',
    'Job code: KES-101',
  ]);
  server.jobs = 'normal';
  await screen.findByText('Salary range');
  expect(facts()).toEqual([...before, 'Salary range: INR 24,00,000 - 32,00,000']);
  expect(screen.getByText(/years of experience/).textContent).toBe(line);
  expect(screen.queryByRole('region', { name: 'Salary range' })).toBeNull();
});

test('shows the day of a job in UTC, as its HTML does, in every time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  render(<JobMeta job={{ ...job, createdDate: '2026-11-21T12:00:00.000Z' }} details={undefined} />);
  expect(screen.getByText(/11\/21\/2026/)).toBeDefined();
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'shows the last day to apply as the same day in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    render(<JobMeta job={{ ...job, closingDate: '2026-11-30' }} details={undefined} />);
    expect(screen.getByText('Apply by November 30, 2026')).toBeDefined();
  },
);

test('shows that an unknown job was not found', async () => {
  openPage({ jobId: 999 });
  expect(await screen.findByRole('heading', { level: 1, name: notFound })).toBeDefined();
  expect(screen.queryByText(jobDescriptionPage.closed.text)).toBeNull();
});

test('keeps a closed prerendered job readable, without a way to apply', async () => {
  openPage({ jobs: 'closed', data: { readAt: 1, job, similarJobs } });
  expect(applyButtons()).toHaveLength(1);
  expect((await screen.findByRole('alert')).textContent).toBe(jobDescriptionPage.closed.text);
  expect(screen.getByText('Own the ledger.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See current openings' })).toHaveProperty(
    'pathname',
    '/careers',
  );
  expect(screen.queryAllByRole('button', { name: /Apply|Share|Try again/ })).toEqual([]);
  expect(await similar()).toBeDefined();
});

test('keeps the heading of a job that has closed since the list was read', async () => {
  await openFromList({ jobs: 'closed' });
  expect((await screen.findByRole('alert')).textContent).toBe(jobDescriptionPage.closed.text);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TITLE);
  expect(screen.queryByText(jobDescriptionPage.loading)).toBeNull();
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
});

test('keeps an open application form while its job closes', async () => {
  const { server, user } = openPage();
  await screen.findByRole('region', { name: 'Benefits' });
  await user.click(screen.getByRole('button', { name: `Apply for ${TITLE}` }));
  await user.type(await screen.findByLabelText(/^First Name/), 'Asha');
  server.jobs = 'closed';
  await server.client.queryClient.refetchQueries();
  await screen.findByText(jobDescriptionPage.closed.text);
  expect(screen.getByLabelText(/^First Name/)).toHaveProperty('value', 'Asha');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // The button that opened it has gone.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test(
  'restores what was typed when the dialog opens again, without errors and files',
  { tags: ['WCAG-3.3.7', 'ASVS-14.3.3'] },
  async () => {
    const { user } = openPage();
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

test('returns to Careers if the job has closed, and offers it no longer after that', async () => {
  const { server, user } = openPage();
  await screen.findByRole('region', { name: 'Benefits' });
  await user.click(screen.getByRole('button', { name: `Apply for ${TITLE}` }));
  // The draft of an earlier test may be there.
  await user.clear(await screen.findByLabelText(/^First Name/));
  server.jobs = 'closed';
  await fillIn(user, 'declined@example.com');
  await user.click(screen.getByRole('button', { name: 'Submit Application' }));
  expect(await screen.findByText('3 jobs')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(/position has been filled/)).toBeDefined();

  await user.click(screen.getByRole('link', { name: TITLE }));
  expect(await screen.findByText(jobDescriptionPage.closed.text)).toBeDefined();
  expect(applyButtons()).toEqual([]);
});
