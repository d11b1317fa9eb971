import { createEmail } from '../page-objects/application-dialog.ts';
import { mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test, wcag } from '../stack/test.ts';

// packages/site tests what each choice leaves, and what is said of it.
const SEARCH = { tag: wcag('3.2.2 4.1.3') };

test('each way back keeps the country', SEARCH, async ({ page, application, careers }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPage(page, '/careers');
  const { country, count, search } = careers;
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'open position' });
  await country.selectOption('INDIA');
  await expect(status, 'choosing alone changes nothing').toContainText('in USA');
  await search.click();
  await expect(status).toContainText('in INDIA');
  await expect(page).toHaveURL(/\/careers\?country=in$/);

  await page.goBack();
  await expect(count).toContainText('in USA');
  await expect(country).toHaveValue('us');
  await expect(page).toHaveURL(/\/careers$/);
  await page.goForward();
  await expect(count).toContainText('in INDIA');
  await expect(country).toHaveValue('in');

  await careers.view();
  await page.goBack();
  await expect(count).toContainText('in INDIA');
  await careers.view();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  const lists = requests.filter((url) => url.endsWith('get-all-jobs?jobCountry=India'));
  expect(lists, 'the list is requested once').toHaveLength(1);

  await careers.view();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await application.fillIn(createEmail('return'));
  await application.submit.click();
  await application.returnToCareers.click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(count).toContainText('in INDIA');
  await expect(mainHeading(page)).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(count).toContainText('in USA');
});
