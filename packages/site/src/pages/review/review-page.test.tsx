import { fakeTokens } from '@kestrova/api-client/testing';
import { reviewPage } from '@kestrova/content/pages/review';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSite } from '../../lib/testing/render-site.tsx';
import ReviewPage from './review-page.tsx';

function openPage(token: string = fakeTokens.review) {
  const page = (
    <main>
      <ReviewPage />
    </main>
  );
  return renderSite(page, { path: `/careers/review#${token}` });
}

const radio = (name: string) => screen.findByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });
const sentenceField = () => screen.findByRole('textbox', { name: reviewPage.form.sentence.label });
const preview = () => screen.findByRole('region', { name: reviewPage.form.preview });

async function currentStatus() {
  const list = await screen.findByRole('list', { name: 'Status' });
  return within(list).getAllByRole('listitem')[0]?.textContent;
}

test('shows the applicant, the job, the files and the status', async () => {
  openPage();
  expect(await screen.findByRole('heading', { name: 'Asha Okafor' })).toBeDefined();
  for (const text of ['KA-7QF4-2M', 'Senior Java Engineer (KES-101)', /^asha-okafor-resume\.pdf/])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(reviewPage.jobClosed)).toBeDefined();
  expect(await currentStatus()).toMatch(/^In review.*emailed$/);
});

test('saves and emails a status by two presses, says so, and remains usable', async () => {
  const { server, user } = openPage();
  await user.click(await radio('Interview'));
  await user.click(await button('Save and email'));
  const status = await screen.findByText('The status was saved. The email is on its way.');
  expect(status.closest('[role="status"]')).not.toBeNull();
  const heading = screen.getByRole('heading', { name: reviewPage.form.heading });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(async () => expect(await currentStatus()).toMatch(/^Interview.*emailed$/));
  const lastChangeId = '7f1d3f0e-54f7-4a8e-8f0e-3c1f5d7a9b20';
  expect(server.posts().at(-1)?.body).toBe(
    JSON.stringify({ status: 'interview', sentence: '', notify: true, lastChangeId }),
  );

  expect(await radio('Interview')).toHaveProperty('checked', false);
  await user.click(await radio('Offer'));
  await user.click(await button('Save only'));
  await waitFor(async () => expect(await currentStatus()).toMatch(/^Offer.*not emailed$/));
});

test('shows the email of each choice, with the sentence, before it is sent', async () => {
  const { user } = openPage();
  expect((await preview()).textContent).toContain(reviewPage.form.noPreview);
  await user.click(await radio('Interview'));
  expect((await preview()).textContent).toContain('We’d like to meet you: Senior Java Engineer');
  await user.type(await sentenceField(), 'Tuesday at 10?');
  const paragraphs = Array.from((await preview()).querySelectorAll('p'), (it) => it.textContent);
  const first = paragraphs.indexOf('Please come and talk.');
  expect(paragraphs[first + 1]).toBe('Tuesday at 10?');
  await user.click(await radio('Closed'));
  expect((await preview()).textContent).not.toContain('We’d like to meet you');
  await user.click(await radio('Position filled'));
  expect((await preview()).textContent).toContain('We’ve found somebody.Tuesday at 10?');
});

test(
  'asks for a missing status or reason, and sends nothing',
  { tags: ['WCAG-3.3.1'] },
  async () => {
    const { server, user } = openPage();
    await user.click(await button('Save and email'));
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: 'Choose the new status.' }));
    expect(document.activeElement).toBe(await radio('In review'));
    await user.click(await radio('Closed'));
    await user.click(await button('Save only'));
    expect((await screen.findByRole('alert')).textContent).toContain(reviewPage.form.reasonMissing);
    expect(server.posts()).toEqual([]);
  },
);

test('shows what a colleague has saved, keeps the entries, and saves them on the next press', async () => {
  const { user } = openPage();
  await user.click(await radio('Interview'));
  await user.type(await sentenceField(), 'late for once');
  await user.click(await button('Save and email'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Somebody else has saved Offer/);
  await waitFor(async () => expect(await currentStatus()).toMatch(/^Offer/));
  expect(await radio('Interview')).toHaveProperty('checked', true);
  await user.click(await button('Save and email'));
  await waitFor(async () => expect(await currentStatus()).toMatch(/^Interview.*late for once$/));
});

test.each([
  ['offline', reviewPage.unsure],
  ['missing', reviewPage.notFound.text],
])('explains a press with the outcome %s', async (outcome, text) => {
  const { user } = openPage(`${outcome}.${fakeTokens.review}`);
  await user.click(await radio('Offer'));
  await user.click(await button('Save only'));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
