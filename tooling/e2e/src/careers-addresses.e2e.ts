import {
  applicationDialog,
  createEmail,
  fillInApplication,
  jobCards,
  thanksDialog,
} from './forms/application-dialog.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

for (const [search, country] of [
  ['?country=in', 'INDIA'],
  ['?country=us', 'USA'],
  ['?country=fr', 'USA'],
  ['?country=in&country=us&q=%F0%9F%8E%89', 'INDIA'],
  ['?utm_source=mail#job-openings', 'USA'],
] as const) {
  test(`a direct load of /careers${search} hydrates without an error`, async ({
    page,
    consoleOutput,
  }) => {
    await openPage(page, `/careers${search}`);
    await expect(page.getByText(new RegExp(`positions? in ${country}$`))).toBeVisible();
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(
      country === 'INDIA' ? 'in' : 'us',
    );
    expect(consoleOutput).toEqual([]);
  });
}

test('a host that answers another address with a job’s page shows the job that was asked for', async ({
  page,
  sitePaths,
  consoleOutput,
}) => {
  const [first = '', second = ''] = sitePaths.filter((path) => path.includes('job-description'));
  const html = await (await page.request.get(second)).text();
  await page.route(first, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  const asked = page.waitForResponse('**/job/get-job-details-by-id/**');
  await openPage(page, first);
  const { jobTitle } = (await (await asked).json()) as { jobTitle: string };
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  expect(consoleOutput.filter((line) => /hydrat|#4\d\d/i.test(line))).toEqual([]);
});

test('the country that was chosen is kept on every way back to Careers', async ({ page }) => {
  await openPage(page, '/careers');
  const country = page.getByRole('search').getByRole('combobox');
  await country.selectOption('INDIA');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/positions? in INDIA$/)).toBeVisible();
  const openFirstJob = () =>
    jobCards(page).first().getByRole('link', { name: 'View details' }).click();

  await openFirstJob();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(country).toHaveValue('in');

  await openFirstJob();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await fillInApplication(page, createEmail('return'));
  await applicationDialog(page).submit.click();
  await thanksDialog(page).getByRole('button', { name: 'Return to Careers' }).click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(page.getByText(/positions? in INDIA$/)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(country).toHaveValue('us');
});
