import { openPage } from '../stack/open-page.ts';
import { eachRegion, expect, test, wcag } from '../stack/test.ts';

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

test('an address with more than a country opens', async ({ page, careers, consoleOutput }) => {
  await openPage(page, '/careers?country=in&country=us&q=%F0%9F%8E%89#job-openings');
  await expect(careers.count).toContainText('in INDIA');
  await expect(careers.country).toHaveValue('in');
  expect(consoleOutput).toEqual([]);
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
