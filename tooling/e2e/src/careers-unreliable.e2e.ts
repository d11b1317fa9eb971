import { applicationDialog, jobCards } from './forms/application-dialog.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const LISTS = '**/job/get-all-jobs?*';
const DETAILS = '**/job/get-job-details-by-id/**';
const HOUR = 3_600_000;

test('Search asks again while a list never answers, and another country can be chosen', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/job/get-all-jobs?jobCountry=India', async (route) => {
    asked += 1;
    if (asked > 2) await route.continue();
  });
  await openPage(page, '/careers');
  const country = page.getByRole('search').getByRole('combobox');
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  await country.selectOption('INDIA');
  await search.click();
  await expect(page.getByText('Loading the open positions.')).toBeAttached();

  await country.selectOption('USA');
  await search.click();
  await expect(page.getByText(/positions? in USA$/)).toBeVisible();
  await country.selectOption('INDIA');
  await search.click();
  await expect.poll(() => asked).toBe(2);
  await search.click();
  await expect(page.getByText(/positions? in INDIA$/)).toBeVisible();
  expect(asked).toBe(3);
});

test('a list that cannot be refreshed stays, says when it was read, and can be asked for again', async ({
  page,
}) => {
  await openPage(page, '/careers');
  const count = await jobCards(page).count();
  await page.route(LISTS, (route) => route.abort());
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This list could not be refreshed.' });
  await expect(notice).toContainText(/as it was read on \w+ \d+, \d{4}, \d+:\d\d [AP]M\.$/);
  await expect(jobCards(page)).toHaveCount(count);
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(page.getByRole('alert')).toHaveText('Asking for the open positions again.');
  await expect(notice).toBeVisible();

  await page.unroute(LISTS);
  await retry.click();
  await expect(notice).toHaveCount(0);
  await expect(jobCards(page)).toHaveCount(count);
});

test('a job that cannot be refreshed stays, and says so', async ({ page, sitePaths }) => {
  const path = sitePaths.find((known) => known.startsWith('/careers/job-description/')) ?? '';
  await page.clock.setFixedTime(Date.now() + HOUR);
  await page.route(DETAILS, (route) => route.abort());
  await openPage(page, path);
  const notice = page.getByRole('alert').filter({ hasText: 'This job could not be refreshed.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible();
  await page.unroute(DETAILS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});

test('a clock that is behind does not keep the jobs of the HTML for good', async ({ page }) => {
  await page.clock.setFixedTime('2020-01-01T12:00:00Z');
  const asked = page.waitForRequest(LISTS);
  await openPage(page, '/careers');
  expect((await asked).url()).toContain('jobCountry=USA');
  // Counted from when the page was written, not from the visitor's clock.
  await expect(page.getByText(/^Posted \d+ days ago$/).first()).toBeVisible();
});

test('a job of the list has its heading while its details are on their way', async ({ page }) => {
  await page.route(DETAILS, () => undefined);
  await openPage(page, '/careers');
  const card = jobCards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByText('Loading the job description.')).toBeAttached();
  await page.getByRole('button', { name: `Apply for ${title}` }).click();
  await expect(applicationDialog(page).dialog).toContainText(title);
});
