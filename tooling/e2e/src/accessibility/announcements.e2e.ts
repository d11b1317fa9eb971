import { jobCards } from '../forms/application-dialog.ts';
import { openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';
import { checkApplicationForm, checkContactForm, checkToast } from './checks/forms.ts';
import { checkArrival, checkOutline } from './checks/shell.ts';

/** Milliseconds; every page of a site takes its time on a busy machine. */
const ALL_PAGES_TIMEOUT = 180_000;

test('each navigation puts the focus on the main heading, which announces it once', async ({
  page,
}) => {
  await openPage(page, '/home');
  await checkArrival(page);
});

test('every page has its language, its landmarks and an outline without gaps', async ({
  page,
  sitePaths,
}) => {
  test.setTimeout(ALL_PAGES_TIMEOUT);
  for (const path of sitePaths) {
    await page.goto(path);
    await checkOutline(page);
  }
});

test('the contact form names its fields, and its summary leads to each that is wrong', async ({
  page,
}) => {
  await openPage(page, '/contact-us');
  await checkContactForm(page);
});

test('the application form names its fields, and its summary leads to each that is wrong', async ({
  page,
}) => {
  await checkApplicationForm(page);
});

test('a failure is announced and leaves the focus where it is', async ({ page }) => {
  await openPage(page, '/contact-us');
  await checkToast(page);
});

test('the number of jobs that a search found is announced', async ({ page }) => {
  await openPage(page, '/careers');
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'open position' });
  await expect(status).toContainText('in USA');
  await page.getByRole('search').getByLabel('Country').selectOption('INDIA');
  await expect(status, 'choosing alone changes nothing').toContainText('in USA');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(status).toContainText('in INDIA');
});

test('header and footer offer the same links in the same order on every page', async ({
  page,
  sitePaths,
}) => {
  test.setTimeout(ALL_PAGES_TIMEOUT);
  const read = () =>
    page.locator('#root > :is(header, footer) a').evaluateAll((links) =>
      links.map((link) => {
        const href = link.getAttribute('href') ?? '';
        // The other country's link leads to this page's counterpart there.
        return link.textContent + (href.startsWith('http://localhost') ? '' : href);
      }),
    );
  await page.goto('/home');
  const atHome = await read();
  expect(atHome.length).toBeGreaterThan(12);
  for (const path of sitePaths) {
    await page.goto(path);
    expect(await read(), path).toEqual(atHome);
  }
});

test('links and buttons of a list say which entry they belong to', async ({ page }) => {
  await page.goto('/careers');
  for (const role of ['link', 'button'] as const) {
    const controls = await jobCards(page).getByRole(role).all();
    const names = await Promise.all(
      controls.map(async (control) => (await control.ariaSnapshot()).trim()),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size, `${role}s of one name`).toBe(names.length);
  }
});
