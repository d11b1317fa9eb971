import { jobCards } from './forms/application-dialog.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const status = /^\d+ open positions? in (USA|INDIA)$/;

test('opens with jobs in the USA, on either site', async ({ page }) => {
  await openPage(page, '/careers');
  await expect(page.getByLabel('Country').last()).toHaveValue('us');
  await expect(page.getByText(status)).toContainText('in USA');
  await expect(jobCards(page).first()).toBeVisible();
});

test('Search shows another country, and back and forward keep what was chosen', async ({
  page,
}) => {
  await openPage(page, '/careers');
  const country = page.getByRole('search').getByRole('combobox');
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  await country.selectOption('INDIA');
  await expect(page.getByText(status)).toContainText('in USA');
  await search.click();
  await expect(page.getByText(status)).toContainText('in INDIA');
  await expect(page).toHaveURL(/\/careers\?country=in$/);

  await page.goBack();
  await expect(page.getByText(status)).toContainText('in USA');
  await expect(country).toHaveValue('us');
  await expect(page).toHaveURL(/\/careers$/);
  await page.goForward();
  await expect(page.getByText(status)).toContainText('in INDIA');
  await expect(country).toHaveValue('in');

  await jobCards(page).first().getByRole('link', { name: 'View details' }).click();
  await page.waitForURL('**/careers/job-description/**');
  await page.goBack();
  await expect(page.getByText(status)).toContainText('in INDIA');
});

test('only the India site offers the jobs in India in one line', async ({ page }, { project }) => {
  await openPage(page, '/careers');
  const line = page.getByRole('button', { name: 'Show jobs in India' });
  await expect(page.getByText(status)).toBeVisible();
  if (project.name === 'usa') {
    await expect(line).toHaveCount(0);
    return;
  }
  await line.click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(page.getByText(status)).toContainText('in INDIA');
  await expect(line).toHaveCount(0);
});

test('a list that is slow shows skeletons, one that fails can be asked for again', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/job/get-all-jobs?jobCountry=India', (route) =>
    fails ? route.abort() : route.continue(),
  );
  await openPage(page, '/careers?country=in');
  await expect(page.getByText('Loading the open positions.')).toBeAttached();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  fails = false;
  await retry.click();
  await expect(jobCards(page).first()).toBeVisible();
});

test('an empty list says so', async ({ page }) => {
  await page.route('**/job/get-all-jobs?jobCountry=India', (route) => route.fulfill({ json: [] }));
  await openPage(page, '/careers?country=in');
  await expect(page.getByRole('heading', { name: 'No open positions here today' })).toBeVisible();
});

test('the list is asked for once while the visitor goes to a job and back', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get-all-jobs')) asked.push(request.url());
  });
  await openPage(page, '/careers?country=in');
  await expect(page.getByText(status)).toContainText('in INDIA');
  await jobCards(page).first().getByRole('link', { name: 'View details' }).click();
  await page.waitForURL('**/careers/job-description/**');
  await page.getByRole('main').getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('**/careers?country=in');
  await page.goBack();
  await page.goBack();
  await expect(jobCards(page).first()).toBeVisible();
  expect(asked.filter((url) => url.endsWith('India'))).toHaveLength(1);
});

test('a job shows all that there is to say about it', async ({ page }) => {
  await openPage(page, '/careers');
  const card = jobCards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Careers' })).toHaveAttribute(
    'href',
    '/careers',
  );
  await expect(breadcrumb).toContainText(title);
  for (const heading of [
    'Job Description',
    'Requirement',
    'Qualifications',
    'Skills',
    'Benefits',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
  }
  const benefits = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
  await expect(benefits).toHaveText([
    'Hybrid flexibility',
    'Health insurance',
    '22+ days paid leave',
    'Learning ecosystem',
  ]);
  await expect(page.getByText('45 min HR + 1h technical/cultural interview')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
});

test.describe('an address that leads to no job', () => {
  for (const id of ['OTk5OTk5', 'bm9uZQ==', '%25%25', 'LTE=']) {
    test(`says so kindly: ${id}`, async ({ page }) => {
      await openPage(page, `/careers/job-description/${id}`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This position is no longer listed' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'See current openings' }).click();
      await expect(page).toHaveURL(/\/careers$/);
    });
  }

  test('a job without an id leads to the careers page', async ({ page }) => {
    await openPage(page, '/careers/job-description');
    await expect(page).toHaveURL(/\/careers$/);
  });
});

test('a job that does not load can be asked for again', async ({ page }) => {
  let fails = true;
  await page.route('**/job/get-job-details-by-id/**', (route) =>
    fails ? route.abort() : route.continue(),
  );
  await openPage(page, '/careers');
  await jobCards(page).first().getByRole('link', { name: 'View details' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  fails = false;
  await retry.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible();
});
