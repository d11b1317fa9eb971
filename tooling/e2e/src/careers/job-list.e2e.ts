import { checkStateWithAxe } from '../checks/axe.ts';
import { openPage } from '../stack/open-page.ts';
import { eachRegion, expect, test, wcag } from '../stack/test.ts';

const INDIAN_JOBS = '**/job/get-all-jobs?jobCountry=India';

test('opens with jobs in the USA', eachRegion, async ({ page, region, careers }) => {
  await openPage(page, '/careers');
  const { country, count } = careers;
  await expect(country).toHaveValue('us');
  await expect(count).toContainText('in USA');
  await expect(careers.cards.first()).toBeVisible();
  const line = page.getByRole('button', { name: 'Show jobs in India' });
  if (region.country !== 'India') {
    await expect(line).toHaveCount(0);
    return;
  }
  await line.click();
  await expect(page).toHaveURL(/\/careers\?country=in$/);
  await expect(count).toContainText('in INDIA');
  await expect(line).toHaveCount(0);
});

const SEARCH = { tag: ['@translated', ...wcag('3.2.2 4.1.3')] };

test('Search announces another country', SEARCH, async ({ page, careers }) => {
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
  const lists = requests.filter((url) => url.endsWith('get-all-jobs?jobCountry=India'));
  expect(lists, 'the list is requested once').toHaveLength(1);
});

for (const [search, country] of [
  ['?country=fr', 'us'],
  ['?country=in&country=us&q=%F0%9F%8E%89', 'in'],
  ['?utm_source=mail#job-openings', 'us'],
] as const) {
  test(`/careers${search} opens with the jobs of ${country}`, async ({
    page,
    consoleOutput,
    careers,
  }) => {
    await openPage(page, `/careers${search}`);
    await expect(careers.count).toContainText(country === 'in' ? 'INDIA' : 'USA');
    await expect(careers.country).toHaveValue(country);
    expect(consoleOutput).toEqual([]);
  });
}

test('a list is slow, fails or is empty', async ({ page, careers }) => {
  await page.route(INDIAN_JOBS, (route) => route.abort());
  await openPage(page, '/careers?country=in');
  await expect(page.getByText('Loading the open positions.')).toBeAttached();
  const { retry } = careers;
  await expect(retry).toBeVisible();
  await checkStateWithAxe(page, 'jobs that did not load');
  await page.unroute(INDIAN_JOBS);
  await page.route(INDIAN_JOBS, (route) => route.fulfill({ json: [] }));
  await retry.click();
  await expect(page.getByRole('heading', { name: 'No open positions here today' })).toBeVisible();
  await checkStateWithAxe(page, 'no jobs');
  await page.route(INDIAN_JOBS, () => undefined);
  await openPage(page, '/careers?country=in');
  await expect(page.locator('[aria-busy="true"] [role="status"]')).toBeAttached();
  await checkStateWithAxe(page, 'jobs on their way');
});

test('a list that cannot be refreshed stays', async ({ page, careers }) => {
  const lists = '**/job/get-all-jobs?*';
  await openPage(page, '/careers');
  const count = await careers.cards.count();
  await page.route(lists, (route) => route.abort());
  const { search, retry } = careers;
  await search.click();
  const notice = page.getByRole('alert').filter({ hasText: 'This list could not be refreshed.' });
  await expect(notice).toContainText(/as it was read on \w+ \d+, \d{4}, \d+:\d\d [AP]M\.$/);
  await expect(careers.cards).toHaveCount(count);
  await retry.click();
  await expect(page.getByRole('alert')).toHaveText('Asking for the open positions again.');
  await expect(notice).toBeVisible();

  await page.unroute(lists);
  await retry.click();
  await expect(notice).toHaveCount(0);
  await expect(careers.cards).toHaveCount(count);
});

test('links and buttons name their job', { tag: '@WCAG-2.4.4' }, async ({ page, careers }) => {
  await page.goto('/careers');
  for (const role of ['link', 'button'] as const) {
    const controls = await careers.cards.getByRole(role).all();
    const names = await Promise.all(controls.map((control) => control.ariaSnapshot()));
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size, `${role}s of one name`).toBe(names.length);
  }
});
