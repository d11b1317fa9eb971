import { fakeTokens } from '@kestrova/api-client/testing';
import { applicationPage } from '@kestrova/content/pages/application';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import ApplicationPage from './application-page.tsx';
import { ApplicationSummary } from './application-summary.tsx';

const pathWith = (token: string) => `/careers/application#${token}`;

function openPage(token: string = fakeTokens.application) {
  const page = (
    <main>
      <ApplicationPage />
    </main>
  );
  return renderSite(page, { path: pathWith(token) });
}

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf', lastModified: 1 });
const button = (name: string) => screen.findByRole('button', { name });
const cvField = () => screen.findByLabelText(/^Upload Resume/);

async function confirmWithdrawal(user: UserEvent) {
  await user.click(await button('Withdraw application'));
  await user.click(await button('Withdraw and erase'));
}

test('shows the job, the reference, the day and the files', async () => {
  openPage();
  expect(await screen.findByRole('heading', { name: 'Senior Java Engineer' })).toBeDefined();
  const job = screen.getByRole('link', { name: 'Read the job description' });
  expect(job.getAttribute('href')).toBe(`/careers/job-description/${btoa('101')}`);
  expect(screen.getByText('KA-7QF4-2M')).toBeDefined();
  const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000);
  expect(
    screen.getByText(threeDaysAgo.toLocaleDateString(undefined, { dateStyle: 'long' })),
  ).toBeDefined();
  expect(screen.getByText('asha-okafor-resume.pdf').nextSibling?.textContent).toBe('242 KB');
});

test('shows a closed job without a link, and says that the application still counts', async () => {
  openPage(fakeTokens.bareApplication);
  expect(await screen.findByText(applicationPage.jobClosed)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Read the job description' })).toBeNull();
  const none = screen.getByText(applicationPage.files.none);
  expect(none.parentElement?.querySelector('dl'), 'no empty list').toBeNull();
});

test('does not call a job closed if the server does not say so', () => {
  renderSite(
    <ApplicationSummary application={{ reference: 'KA-7QF4-2M', jobId: 101, files: [] }} />,
  );
  expect(screen.getByText('KA-7QF4-2M')).toBeDefined();
  expect(screen.queryByText(applicationPage.jobClosed)).toBeNull();
});

test('says where to find the link if there is no token, and sends no request', async () => {
  const { server } = openPage('');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Please open the link from your email');
  expect(within(notice).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(
    /^mailto:careers@/,
  );
  expect(server.requests).toEqual([]);
});

test('prerenders a page that works without a script and contains no token', () => {
  const html = renderToString(
    <StaticRouter location={pathWith(fakeTokens.application)}>
      <ApplicationPage />
    </StaticRouter>,
  );
  const template = document.createElement('template');
  template.innerHTML = html;
  expect(template.content.querySelector('h1')?.textContent).toBe('Your application');
  expect(template.content.querySelector('noscript')?.textContent).toContain(
    applicationPage.withoutScript,
  );
  expect(html).not.toContain(fakeTokens.application);
});

test('explains an invalid link, and requests a new one', async () => {
  const { server, user } = openPage('a-token-that-leads-nowhere');
  expect((await screen.findByRole('alert')).textContent).toContain(applicationPage.notFound.text);
  await user.click(await button('Send me the link again'));
  const dialogElement = await screen.findByRole('dialog');
  // Otherwise each character would announce the whole page of the invalid link again.
  const live = dialogElement.closest('[aria-live], [role="alert"]');
  expect(live?.getAttribute('aria-live')).toBe('off');
  const dialog = within(dialogElement);
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'asha.okafor@example.com');
  await user.click(dialog.getByRole('button', { name: 'Send me the link again' }));
  expect(await screen.findByText('Check your email')).toBeDefined();
  expect([...server.accepted.values()]).toEqual([{ email: 'asha.okafor@example.com' }]);
});

test('replaces the resume, confirms it and lists the new file', async () => {
  const { server, user } = openPage();
  await user.upload(await cvField(), pdf('resume-2026.pdf'));
  await user.click(await button('Send files'));
  expect(await screen.findByText('We have your files. An email confirms it.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('asha-okafor-resume.pdf')).toBeNull());
  // Listed once, and no longer in the field.
  expect(screen.getAllByText('resume-2026.pdf')).toHaveLength(1);
  expect(server.posts()).toHaveLength(1);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('sends nothing without a file', { tags: ['WCAG-3.3.1'] }, async () => {
  const { server, user } = openPage();
  await user.click(await button('Send files'));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain(applicationPage.replace.nothingChosen);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.upload(await cvField(), pdf('cv.pdf'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.posts()).toEqual([]);
});

test('keeps files that could not be sent, and asks before the tab closes', async () => {
  const { user } = openPage(`offline.${fakeTokens.application}`);
  await user.upload(await cvField(), pdf('cv.pdf'));
  await user.click(await button('Send files'));
  expect(await screen.findByText(/Still not going through\?/)).toBeDefined();
  expect(screen.getByText('cv.pdf')).toBeDefined();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('asks once before withdrawing, and focuses the heading afterwards', async () => {
  const { server, user } = openPage();
  await user.click(await button('Withdraw application'));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(applicationPage.withdraw.consequences);
  await user.click(await button('Keep application'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.posts()).toEqual([]);

  await confirmWithdrawal(user);
  const end = await screen.findByRole('heading', { level: 1, name: /is withdrawn$/ });
  await waitFor(() => expect(document.activeElement).toBe(end));
  expect(screen.getByText(/^We have erased your application/)).toBeDefined();
  expect(screen.queryByText('KA-7QF4-2M')).toBeNull();
});

test('reports an unknown outcome beside the button that withdraws, which stays', async () => {
  const { user } = openPage(`offline.${fakeTokens.application}`);
  await confirmWithdrawal(user);
  expect(await screen.findByText(applicationPage.unsure)).toBeDefined();
  expect(await button('Withdraw and erase')).toBeDefined();
});

test('shows an invalid link if the application was withdrawn in another tab', async () => {
  const { user } = openPage(`missing.${fakeTokens.application}`);
  await confirmWithdrawal(user);
  expect((await screen.findByRole('alert')).textContent).toContain(applicationPage.notFound.text);
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
});

test('shows the steps with their days, the current one, and the last sentence of the team', async () => {
  openPage();
  const list = await screen.findByRole('list', { name: applicationPage.progress.heading });
  const steps = within(list).getAllByRole('listitem');
  const dayOf = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toLocaleDateString(undefined, {
      dateStyle: 'long',
    });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    `Received${dayOf(3)}`,
    `In review${dayOf(2)}`,
    `Interview${dayOf(1)}`,
    'Offer',
    'Closed',
  ]);
  expect(steps.filter((step) => step.ariaCurrent === 'step')).toEqual([steps[2]]);
  expect(screen.getByText('We look forward to meeting you on Tuesday.')).toBeDefined();
});

test('says kindly why an application is closed', async () => {
  openPage(fakeTokens.closedApplication);
  const text = await screen.findByText(applicationPage.progress.closed['position-filled']);
  expect(text).toBeDefined();
  expect(screen.queryByText(applicationPage.jobClosed), 'still considered').toBeNull();
});
