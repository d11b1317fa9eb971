import { careersPage } from '@kestrova/content/pages/careers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillIn, submit } from '../../features/job-application/testing/open-form.tsx';
import { openList } from './testing/open-list.tsx';

const requested = ({ requests }: { requests: readonly { url: string }[] }) =>
  requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('jobCountry'));

const findRetry = () => screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 });
const findFirstJob = () => screen.getByRole('link', { name: 'Senior Java Engineer' });

test('shows the details of the specification on a card', async () => {
  openList();
  const [card] = await screen.findAllByRole('article');
  expect(card?.textContent).toMatch(/^SJE/);
  expect(card?.textContent).toContain('Senior Java Engineer');
  expect(card?.textContent).toContain('Wilmington, DE');
  expect(card?.textContent).toContain('3 years of experience');
  expect(card?.textContent).toContain('SeniorFull timeHybrid');
  expect(card?.textContent).toContain('Posted Today');
  expect(screen.getByText('Posted 1 day ago')).toBeDefined();
  expect(screen.getByText('Posted 41 days ago')).toBeDefined();
  const details = screen.getByRole('link', { name: 'View details of Senior Java Engineer' });
  expect(details.getAttribute('href')).toBe(`/careers/job-description/${btoa('101')}`);
});

test('moves Tab from the title of a card to Apply, past the second link to the job', async () => {
  const { user } = openList();
  const title = await screen.findByRole('link', { name: 'Senior Java Engineer' });
  title.focus();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Apply');
});

test('shows jobs with missing details, and omits an unreadable one', async () => {
  openList({ jobs: 'sparse' });
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(3);
  expect(cards[0]?.textContent).toContain('Senior Java Engineer');
  expect(screen.queryByText(/undefined|null/)).toBeNull();
});

test.each(['link', 'button'])(
  'names the job in each %s',
  { tags: ['WCAG-2.4.4'] },
  async (role) => {
    openList();
    const cards = await screen.findAllByRole('article');
    const controls = cards.flatMap((card) => within(card).getAllByRole(role));
    const names = controls.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect(names.length).toBeGreaterThanOrEqual(cards.length);
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each(['us', 'in'] as const)('opens the site of %s with jobs in the USA', async (region) => {
  const { server } = openList({ region });
  expect(await screen.findByText('3 open positions in the USA')).toBeDefined();
  expect(requested(server)).toEqual(['USA']);
});

test('offers the jobs of the site’s own country only if others are shown', async () => {
  const { user } = openList({ region: 'in' });
  await user.click(screen.getByRole('button', { name: 'Show jobs in India' }));
  expect(await screen.findByText('1 open position in India')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show jobs in India' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'in');
});

test('shows a loading list, an empty list and a failed list', async () => {
  openList({ jobs: 'pending' });
  expect(screen.getByText(careersPage.openings.loading)).toBeDefined();
  // A list of four empty entries says nothing.
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  openList({ jobs: 'empty' });
  expect(await screen.findByText(careersPage.openings.empty.heading)).toBeDefined();
  cleanup();
  const { server, user } = openList({ jobs: 'offline' });
  const retry = await findRetry();
  server.jobs = 'normal';
  await user.click(retry);
  expect(await screen.findByText('3 open positions in the USA')).toBeDefined();
  expect(document.activeElement).toBe(findFirstJob());
});

test('returns the focus to the button of a retry that fails', async () => {
  const { user } = openList({ jobs: 'offline' });
  await user.click(await findRetry());
  await screen.findByText(careersPage.openings.loading);
  const retry = await findRetry();
  expect(document.activeElement).toBe(retry);
});

test('leaves the focus where the visitor moves it during a retry', async () => {
  const { server } = openList({ jobs: 'offline' });
  const retry = await findRetry();
  server.jobs = 'normal';
  retry.focus();
  retry.click();
  const country = screen.getByRole('combobox', { name: 'Country' });
  country.focus();
  expect(await screen.findByText('3 open positions in the USA')).toBeDefined();
  expect(document.activeElement).toBe(country);
});

test('keeps a list that cannot be refreshed, under a notice until it is read', async () => {
  const { server, user } = openList({ jobs: 'once' });
  await screen.findByText('3 open positions in the USA');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const notice = await screen.findByText(/couldn’t refresh/, undefined, { timeout: 3000 });
  expect(notice.textContent).toMatch(/as of \w+ \d+, \d{4}, \d+:\d\d [AP]M\./);
  const retry = screen.getByRole('button', { name: 'Try again' });
  server.jobs = 'pending';
  await user.click(retry);
  expect(screen.getByText('Asking for the open positions again.')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  server.jobs = 'normal';
  await user.click(retry);
  await waitFor(() => expect(notice.isConnected).toBe(false));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(document.activeElement).toBe(findFirstJob());
});

test('reloads the jobs after a declined application, since its job has closed', async () => {
  const { user, server } = openList();
  const [apply] = await screen.findAllByRole('button', { name: /^Apply/ });
  await user.click(apply!);
  await screen.findByRole('dialog');
  await fillIn(user, 'declined@example.com');
  await user.click(submit());
  await waitFor(() => {
    expect(requested(server).filter(Boolean)).toEqual(['USA', 'USA']);
  });
});
