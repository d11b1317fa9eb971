import type { Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
} from './forms/application-dialog.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const DETAILS = '**/job/get-job-details-by-id/**';
const SPARSE = { jobTitle: 'Night Operator', jobLocation: null, experince: null, skills: null };

/** Opens a job with these details, by the list of the country that is not in the HTML. */
async function openJob(page: Page, details: object): Promise<void> {
  const job = { jobId: 7, ...SPARSE };
  await page.route('**/job/get-all-jobs?jobCountry=India', (route) =>
    route.fulfill({ json: [job] }),
  );
  await page.route(DETAILS, (route) => route.fulfill({ json: { ...job, ...details } }));
  await openPage(page, '/careers?country=in');
  await page.getByRole('link', { name: 'View details of Night Operator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night Operator' })).toBeVisible();
}

test('one unreadable job in a list of 50 leaves 49, whatever they lack', async ({
  page,
  consoleOutput,
}) => {
  const jobs = Array.from({ length: 50 }, (_, place) => ({ jobId: place, ...SPARSE }));
  await page.route('**/job/get-all-jobs?jobCountry=India', (route) =>
    route.fulfill({ json: jobs }),
  );
  await openPage(page, '/careers?country=in');
  await expect(page.getByText('49 open positions in INDIA')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Night Operator' })).toHaveCount(49);
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid/);
  expect(consoleOutput.filter((line) => line.includes('is left out'))).toHaveLength(1);
});

test('a job that lacks all it may lack shows the rest', async ({ page }) => {
  await openJob(page, { jobDescription: 'Watch the ledgers.', jobRequirements: null });
  await expect(page.getByRole('region', { name: 'Job Description' })).toContainText('Watch');
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid|Posted/);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(applicationDialog(page).dialog).toContainText('Night Operator');
});

test('what a JSON description holds beside its keys is shown, whatever its shape', async ({
  page,
}) => {
  const description = {
    tools: { database: 'PostgreSQL' },
    team: 'Ledger',
    shifts: [{ from: 22, to: 6 }],
    remote: true,
    openings: 3,
  };
  await openJob(page, { jobDescription: JSON.stringify(description) });
  const lines = page.getByRole('region', { name: 'Job Description' }).getByRole('paragraph');
  await expect(lines).toHaveText([
    'Tools',
    'Database: PostgreSQL',
    'Shifts',
    'From: 22',
    'To: 6',
    'Remote: yes',
    'Openings: 3',
  ]);
  await expect(page.getByRole('region', { name: 'Your team' })).toContainText('Ledger');
});

test('a refusal shows its message beside an email that is null', async ({ page }) => {
  const refusal = { responseCode: 0, responseMessage: 'The position is taken.', email: null };
  await page.route('**/job/application', (route) => route.fulfill({ json: refusal }));
  await applyFromCard(page);
  await fillInApplication(page, createEmail('refused'));
  await applicationDialog(page).submit.click();
  await expect(page.getByText('The position is taken.')).toBeVisible();
  await expect(page).toHaveURL(/\/careers$/);
});

test.describe('a visitor elsewhere', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });

  test('reads the date of a job as their own system writes it', async ({
    page,
    request,
    sitePaths,
    consoleOutput,
  }) => {
    const path = sitePaths.find((known) => known.startsWith('/careers/job-description/')) ?? '';
    const html = await (await request.get(path)).text();
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Posted on \d{1,2}\/\d{1,2}\/\d{4}/);
    await openPage(page, path);
    await expect(page.getByText(/Posted on \d{1,2}\.\d{1,2}\.\d{4}/)).toBeVisible();
    expect(consoleOutput).toEqual([]);
  });
});

test('another spelling of a job’s number is no job, as on the server', async ({ page }) => {
  await openPage(page, `/careers/job-description/${btoa('01')}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This position is no longer listed' }),
  ).toBeVisible();
});
