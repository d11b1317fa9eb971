import type { Page } from '@playwright/test';
import { hydrate, mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

/** Built files, by the names that the build gives them. */
const ENTRY = '**/assets/main-*.js';
const ABOUT_US = '**/assets/about-us-*.js';

test('retries once when the script fails to load', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/careers');
  await hydrate(page);
});

// forms/circumstances.e2e.ts tests a missing entry script.
test('shows an address when the code for a press is missing', async ({ page, careers }) => {
  await page.route('**/assets/careers-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/careers');
  for (const control of [careers.apply, careers.search]) {
    await control.click();
    await expect(page.getByRole('alert')).toContainText('careers@kestrova.example');
    await expect(control).not.toHaveAttribute('aria-busy');
    await expect(careers.cards.first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\/careers$/);
});

test('shows an error on a page that throws, and still follows links', async ({ page, contact }) => {
  await page.route(ABOUT_US, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Page() { throw new Error("broken") }',
    }),
  );
  await openPage(page, '/home');
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('Something went wrong on this page');
  await expect(mainHeading(page)).toBeFocused();

  await follow(page, 'Contact Us');
  await expect(contact.submit).toBeVisible();
  await expect(mainHeading(page)).toBeFocused();
});

test('keeps unsent entries if the next page is missing', async ({ page, contact }) => {
  await page.route(ABOUT_US, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/contact-us');
  await contact.field('Name').pressSequentially('Asha');
  const documents = countDocuments(page);
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('This page did not load');
  await page.goBack();
  await expect(contact.field('Name')).toHaveValue('Asha');
  expect(documents()).toBe(0);
});

for (const kind of ['js', 'css']) {
  test(`opens a page as a document if a release has replaced its .${kind}`, async ({
    page,
    application,
    careers,
  }) => {
    // The open document names files that are gone; the page's own document names the new ones.
    const files = `**/assets/careers-page-*.${kind}`;
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await page.route(/\/careers$/, async (route) => {
      await page.unroute(files);
      await route.continue();
    });
    await openPage(page, '/home');
    await follow(page, 'Careers');
    await careers.apply.click();
    await expect(application.dialog).toBeVisible();
  });

  test(`says to reload if the .${kind} of a dialog is missing, and opens it after that`, async ({
    page,
    application,
    careers,
  }) => {
    const file = `**/assets/application-dialog-*.${kind}`;
    await page.route(file, (route) => route.abort());
    await openPage(page, '/careers');
    await careers.apply.click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const advice = 'reload the page, or write to careers@kestrova.example.';
    await expect(toasts.getByText(advice)).toBeVisible();

    await page.unroute(file);
    await page.reload();
    await careers.apply.click();
    await expect(application.dialog).toBeVisible();
  });
}

test('reloads once if a file stays missing', async ({ page }) => {
  await page.route('**/assets/impact-stories-details-page-*.js', (route) =>
    route.fulfill({ status: 404 }),
  );
  const documents = countDocuments(page);
  // A story that is not prerendered, so that the browser has to render the page.
  await page.goto('/impact-stories-details/bm9ib2R5');
  await expect(mainHeading(page)).toHaveText('This page did not load');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('About Us');
  expect(documents()).toBe(2);
});

test('says that the visitor is offline, and loads the page on retry', async ({ page, context }) => {
  await page.route(ABOUT_US, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/home');
  await context.setOffline(true);
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('You are offline');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(mainHeading(page)).toHaveText('You are offline');

  await page.unroute(ABOUT_US);
  await context.setOffline(false);
  await retry.click();
  await expect(mainHeading(page)).toHaveText('About Us');
});

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
}

/** Counts the documents that the page asks for from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}
