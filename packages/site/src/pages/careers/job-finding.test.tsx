import { manyFakeJobs } from '@kestrova/api-client/testing';
import { buildJobSearch } from '@kestrova/api-contract/job-search';
import { careersPage } from '@kestrova/content/pages/careers';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { saveCareersSearch } from '../../features/jobs/careers-path.ts';
import type { PrerenderedData } from '../../lib/hydration/prerendered-data.ts';
import { address as fullAddress } from '../../lib/testing/render-site.tsx';
import { openList } from './testing/open-list.tsx';

vi.mock(import('@kestrova/api-contract/job-search'), { spy: true });

afterEach(() => saveCareersSearch(''));

/** The search part of the address. */
const address = () => fullAddress()?.replace('/careers', '');
const openMany = (search = '', data?: PrerenderedData) => openList({ search, jobs: 'many', data });
const field = (name: string) => screen.getByRole('combobox', { name });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

async function searchFor(user: UserEvent, keywords: string) {
  const input = screen.getByRole('searchbox', { name: 'Keywords' });
  await user.clear(input);
  await user.type(input, `${keywords}{Enter}`);
}

test('restores words, filters, order and the number of jobs from the address', async () => {
  openMany('?q=react&mode=remote&type=full+time&sort=newest&show=48');
  expect(await screen.findByText('3 of 60 open positions in the USA')).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'react');
  expect(field('Type')).toHaveProperty('value', 'Full time');
  expect(field('Mode')).toHaveProperty('value', 'Remote');
  expect(field('Place')).toHaveProperty('value', '');
  expect(field('Sort by')).toHaveProperty('value', 'newest');
  expect(titles().every((title) => title?.startsWith('React Developer'))).toBe(true);
});

test('removes empty choices from the address', async () => {
  openMany('?country=in&q=&place=&level=Senior&mode=');
  expect(await screen.findByText('20 of 60 open positions in India')).toBeDefined();
  expect(address()).toBe('?country=in&level=Senior');
});

test('applies a filter at once, and counts the jobs of each option', async () => {
  const { user } = openMany();
  expect(await screen.findByText('60 open positions in the USA')).toBeDefined();
  const level = within(field('Level'));
  expect(level.getByRole('option', { name: 'Junior (20)' })).toBeDefined();
  await user.selectOptions(field('Level'), 'Senior (20)');
  expect(screen.getByRole('status').textContent).toBe('20 of 60 open positions in the USA');
  expect(level.getByRole('option', { name: 'Junior (20)' })).toBeDefined();
  expect(within(field('Type')).getByRole('option', { name: 'Contract (2)' })).toBeDefined();
  await user.selectOptions(field('Type'), 'Contract');
  expect(address()).toBe('?type=Contract&level=Senior');
  expect(screen.getByRole('status').textContent).toBe('2 of 60 open positions in the USA');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('');
  expect(field('Level')).toHaveProperty('value', '');
  expect(document.activeElement?.textContent).toBe('Java Engineer 1');
});

test('applies the keywords only on Search, and tolerates typing mistakes', async () => {
  const { user } = openMany();
  await screen.findByText('60 open positions in the USA');
  await user.type(screen.getByRole('searchbox'), 'desinger');
  await user.selectOptions(field('Place'), 'Austin, TX');
  expect(address()).toBe('?place=Austin%2C+TX');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'desinger');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('3 of 60 open positions in the USA')).toBeDefined();
  expect(titles()[0]).toMatch(/^Product Designer/);
  expect(field('Sort by')).toHaveProperty('value', 'relevance');
  await user.selectOptions(field('Sort by'), 'Newest');
  expect(address()).toBe('?q=desinger&place=Austin%2C+TX&sort=newest');
});

test('adds a filter to a search that is not rendered yet', async () => {
  openMany();
  await screen.findByText('60 open positions in the USA');
  act(() => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'react' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(field('Level'), { target: { value: 'Senior' } });
  });
  expect(address()).toBe('?q=react&level=Senior');
});

test('loads the jobs again on Search with other keywords', async () => {
  const { user, server } = openMany();
  await screen.findByText('60 open positions in the USA');
  await searchFor(user, 'tester');
  expect(await screen.findByText('12 of 60 open positions in the USA')).toBeDefined();
  expect(server.requests).toHaveLength(2);
  await searchFor(user, ' ');
  expect(await screen.findByText('60 open positions in the USA')).toBeDefined();
  expect(address()).toBe('');
});

test('adds 24 jobs on Show more, and focuses the first of them', async () => {
  const { user } = openMany();
  await screen.findByText('60 open positions in the USA');
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(48);
  expect(document.activeElement?.textContent).toBe('Tester 25');
  expect(address()).toBe('?show=48');
});

test('names the one choice to remove if nothing matches', async () => {
  const { user } = openMany('?q=tester&level=Senior&mode=Underwater');
  const heading = await screen.findByRole('heading', {
    name: careersPage.openings.noMatch.heading,
  });
  expect(await screen.findByText('0 of 60 open positions in the USA')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Without/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Without “Underwater” there are 4' }));
  expect(heading.isConnected).toBe(false);
  expect(address()).toBe('?q=tester&level=Senior');
  expect(document.activeElement?.textContent).toMatch(/^Tester/);
});

test('offers to remove all choices if no single one helps', async () => {
  const { user } = openMany('?level=Seniorr&mode=Underwater');
  await screen.findByText(careersPage.openings.noMatch.text);
  await user.click(screen.getByRole('button', { name: careersPage.openings.showAll }));
  expect(screen.getByText('60 open positions in the USA')).toBeDefined();
});

test('keeps the list after a failed search, and retries it', async () => {
  vi.mocked(buildJobSearch).mockRejectedValueOnce(new Error('No connection.'));
  const { user } = openMany('?q=tester');
  expect(await screen.findByText(careersPage.openings.searchFailed.text)).toBeDefined();
  expect(screen.getByText('60 open positions in the USA')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 of 60 open positions in the USA')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Tester/));
});

test('keeps keywords and filters when the country changes, but not the place', async () => {
  const { user } = openMany('?place=Austin%2C+TX&level=Senior');
  await screen.findByText('5 of 60 open positions in the USA');
  await user.selectOptions(field('Country'), 'INDIA');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('20 of 60 open positions in India')).toBeDefined();
  expect(address()).toBe('?country=in&level=Senior');
});

test('prerenders the first jobs of a long list, and loads the rest', async () => {
  const first = manyFakeJobs.slice(0, 24);
  openMany('', { readAt: Date.now(), jobs: { us: first }, jobTotal: 60 });
  expect(screen.getByText('60 open positions in the USA')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(await screen.findByRole('option', { name: 'Senior (20)' })).toBeDefined();
});

test('announces the result of a long list once all of it is loaded', async () => {
  const first = manyFakeJobs.slice(0, 24);
  openMany('?level=Senior', { readAt: Date.now(), jobs: { us: first }, jobTotal: 60 });
  expect(screen.queryByText(/of 60/)).toBeNull();
  expect(await screen.findByText('20 of 60 open positions in the USA')).toBeDefined();
});
