import { brand } from '@kestrova/content';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pathTo } from '@kestrova/paths';
import {
  job,
  openFromList,
  openPage,
  requests,
  similar,
  similarJobs,
  TITLE,
} from './testing/open-page.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('shows the similar jobs of the document, and requests no list', async () => {
  const page = openPage({ data: { readAt: Date.now(), job, similarJobs } });
  const link = within(await similar()).getByRole('link', { name: 'Java Developer' });
  expect(link.getAttribute('href')).toBe(pathTo('job-description', 102));
  expect(within(await similar()).getByText('Austin, TX')).toBeDefined();
  expect(requests(page)).toEqual([]);
});

test.each([
  ['that the visitor comes from', openFromList],
  ['that has the job, which is read for them', () => openPage()],
])('shows the similar jobs of the list %s', async (_which, open) => {
  const page = await open();
  const links = within(await similar()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Java Designer']);
  expect(requests(page).filter((path) => path === 'job/get-all-jobs')).toHaveLength(1);
});

test('names an email address for another way to apply, with the code of the job', () => {
  const coded = { ...job, jobCode: 'KES-101' };
  openPage({ data: { readAt: Date.now(), job: coded, similarJobs } });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: brand.emails.careers });
  expect(decodeURIComponent(href)).toContain('Another way to apply for KES-101');
});

test('shows no similar jobs if there are none', async () => {
  const page = openPage({ jobId: 102 });
  await screen.findByRole('heading', { name: 'Job Description' });
  await waitFor(() => expect(requests(page)).toContain('job/get-all-jobs'));
  expect(screen.queryByText('Similar jobs')).toBeNull();
});

const link = `${location.origin}${pathTo('job-description', 101)}`;

/** Presses Share on the page of a job, in a browser with this way of sharing. */
async function pressShare(share?: () => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = openPage({ data: { readAt: Date.now(), job, similarJobs } });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  const press = () => user.click(screen.getByRole('button', { name: 'Share' }));
  return { copied, press };
}

test('opens the share sheet of the system if it has one', async () => {
  const share = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { press, copied } = await pressShare(share);
  await press();
  expect(share).toHaveBeenCalledWith({ title: `${TITLE} · Kestrova`, url: link });
  share.mockRejectedValue(new DOMException('The visitor closed the sheet.', 'AbortError'));
  await press();
  expect(copied).not.toHaveBeenCalled();
  expect(screen.queryByText(jobDescriptionPage.share.copied)).toBeNull();
});

test.each([
  ['there is no sheet', undefined],
  ['the sheet is forbidden', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
])('copies the link and says so if %s', async (_why, share) => {
  const { press, copied } = await pressShare(share);
  await press();
  expect(copied).toHaveBeenCalledWith(link);
  expect(await screen.findByText(jobDescriptionPage.share.copied)).toBeDefined();
});

test('shows a link that cannot be copied, to be copied by hand', async () => {
  const { press, copied } = await pressShare();
  copied.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await press();
  const field = await screen.findByRole('textbox', { name: 'Link to this job' });
  expect(field).toHaveProperty('value', link);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByText(jobDescriptionPage.share.hint)).toBeDefined();
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field));
  copied.mockResolvedValue();
  await press();
  await screen.findByText(jobDescriptionPage.share.copied);
  expect(field.isConnected).toBe(false);
});
