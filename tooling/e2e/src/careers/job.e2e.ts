import * as z from 'zod';
import { checkStateWithAxe } from '../checks/axe.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { JOB_PAGES, JOB_PATH } from '../stack/pages.ts';
import { expect, test } from '../stack/test.ts';

const DETAILS = '**/job/get-job-details-by-id/**';
const NOT_LISTED = 'This position is no longer listed';

test('a job shows all that there is to say about it', async ({ page, careers }) => {
  await openPage(page, '/careers');
  const title = await careers.view();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Careers' })).toHaveAttribute(
    'href',
    '/careers',
  );
  await expect(breadcrumb).toContainText(title);
  const benefits = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
  await expect(benefits).toHaveCount(4);
  await expect(page.getByText('45 min HR + 1h technical/cultural interview')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
});

test('an address without a job says so and leads back', async ({ page }) => {
  for (const id of ['OTk5OTk5', '%25%25', 'MQ']) {
    await openPage(page, JOB_PAGES + id);
    await expect(mainHeading(page), id).toHaveText(NOT_LISTED);
  }
  await checkStateWithAxe(page, 'job that is not open');
  await page.getByRole('link', { name: 'See current openings' }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test('a job has its heading while its details are late, and asks for them again', async ({
  page,
  application,
  careers,
}) => {
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
  await page.route(DETAILS, (route) => failed.then(() => route.abort()));
  await openPage(page, '/careers');
  const title = await careers.view();
  await expect(mainHeading(page)).toBeFocused();
  await expect(page.getByText('Loading the job description.')).toBeAttached();
  await page.getByRole('button', { name: `Apply for ${title}` }).click();
  await expect(application.dialog).toContainText(title);
  await application.close.click();

  fail();
  await expect(careers.retry).toBeVisible();
  await page.unroute(DETAILS);
  await careers.retry.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible();
});

test('another job’s HTML gives way to the job of the address', async ({
  page,
  sitePaths,
  consoleOutput,
}) => {
  const other = sitePaths.find((path) => path.startsWith(JOB_PAGES) && path !== JOB_PATH) ?? '';
  const html = await (await page.request.get(other)).text();
  await page.route(JOB_PATH, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  const details = page.waitForResponse(DETAILS);
  await openPage(page, JOB_PATH);
  const { jobTitle } = z.object({ jobTitle: z.string() }).parse(await (await details).json());
  await expect(page.getByRole('heading', { level: 1, name: jobTitle })).toBeVisible();
  expect(consoleOutput.filter((line) => /hydrat|#4\d\d/i.test(line))).toEqual([]);
});

test.describe('a visitor elsewhere', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' });

  test('reads the date of a job as their own system writes it', async ({ page, consoleOutput }) => {
    const html = await (await page.request.get(JOB_PATH)).text();
    expect(html.replaceAll('<!-- -->', '')).toMatch(/Posted on \d{1,2}\/\d{1,2}\/\d{4}/);
    await openPage(page, JOB_PATH);
    await expect(page.getByText(/Posted on \d{1,2}\.\d{1,2}\.\d{4}/)).toBeVisible();
    expect(consoleOutput).toEqual([]);
  });
});
