import type { Page } from '@playwright/test';
import { hydrate, mainHeading, openPage } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

/** Built files, by the names that the build gives them. */
const ENTRY = '**/assets/main-*.js';
const ABOUT_US = '**/assets/about-us-page-*.js';
const STORY = '**/assets/impact-stories-details-page-*.js';
const CAREERS = '**/assets/careers-page-*.js';
const DIALOG_STYLES = '**/assets/application-dialog-*.css';

test('a start that failed is tried again, and then the page works', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/careers');
  await hydrate(page);
});

test('where the script never comes, Apply says what to do', async ({ page, careers }) => {
  await openWithoutEntry(page, '/careers');
  await careers.apply.click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('reload the page, or write to');
  await expect(message).toBeInViewport();
  const link = message.getByRole('link', { name: 'careers@kestrova.example' });
  await expect(link).toHaveAttribute('href', /^mailto:careers@kestrova\.example\?subject=\S+\d/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);

  await careers.search.click();
  await expect(message).toContainText('careers@kestrova.example');
  await expect(page).toHaveURL(/\/careers$/);
});

test('where the script never comes, Send says so and sends nothing', async ({ page, contact }) => {
  await openWithoutEntry(page, '/contact-us');
  const { field, submit } = contact;
  await field('Name').fill('Asha Okafor');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('business@kestrova.example');
  await field('Name').press('Enter');
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(field('Name')).toHaveValue('Asha Okafor');
});

for (const [name, file] of [
  ['the start', ENTRY],
  ['the page’s own code', CAREERS],
] as const) {
  test(`a press that waits for ${name} gets the same message`, async ({ page, careers }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(file, async (route) => {
      await promise;
      await route.fulfill({ status: 404 });
    });
    await page.goto('/careers');
    await careers.apply.click();
    await expect(careers.apply).toHaveAttribute('aria-busy', 'true');
    resolve();
    await expect(page.getByRole('alert')).toContainText('careers@kestrova.example');
    await expect(careers.apply).not.toHaveAttribute('aria-busy');
    await expect(careers.cards.first()).toBeVisible();
  });
}

test('an address that only the script could show says what to do', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
  await page.goto('/nowhere');
  await expect(page.getByRole('alert')).toContainText('reload the page, or write to');
});

test('a page that breaks says so, and the way on is open', async ({ page, contact }) => {
  await page.route(ABOUT_US, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutUsPage() { throw new Error("broken") }',
    }),
  );
  await openPage(page, '/home');
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('Something went wrong on this page');
  await expect(mainHeading(page)).toBeFocused();
  await expect(page.locator('main')).not.toContainText('connection');

  await follow(page, 'Contact Us');
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(contact.submit).toBeVisible();
  await expect(mainHeading(page)).toBeFocused();
});

test('a page whose file was replaced is reloaded once', async ({ page }) => {
  let isDeployed = false;
  await page.route(ABOUT_US, (route) =>
    isDeployed ? route.continue() : route.fulfill({ status: 404 }),
  );
  await openPage(page, '/home');
  const documents = countDocuments(page);
  page.once('load', () => {
    isDeployed = true;
  });
  await follow(page, 'About Us');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '');
  await expect(mainHeading(page)).toHaveText('About Us');
  expect(documents()).toBe(1);
});

test('a file that stays away leads to one reload', async ({ page, careers }) => {
  await page.route(STORY, (route) => route.fulfill({ status: 404 }));
  const documents = countDocuments(page);
  // A story that is not prerendered, so that the browser has to render the page.
  await page.goto('/impact-stories-details/bm9ib2R5');
  await expect(mainHeading(page)).toHaveText('This page did not load');
  await expect(careers.retry).toBeVisible();
  await expect(page.locator('main')).not.toContainText('connection');
  expect(documents()).toBe(2);

  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('About Us');
  expect(documents()).toBe(2);
});

test('without a connection the page says so', async ({ page, context, careers }) => {
  await page.route(ABOUT_US, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/home');
  await context.setOffline(true);
  await follow(page, 'About Us');
  await expect(mainHeading(page)).toHaveText('You are offline');
  const { retry } = careers;
  await retry.click();
  await expect(mainHeading(page)).toHaveText('You are offline');

  await page.unroute(ABOUT_US);
  await context.setOffline(false);
  await retry.click();
  await expect(mainHeading(page)).toHaveText('About Us');
});

test('a dialog waits for its styles', async ({ page, application, careers }) => {
  await page.route(DIALOG_STYLES, (route) => route.abort());
  await openPage(page, '/careers');
  await careers.apply.click();
  await expect(page.getByText('The form could not be loaded. Please try again.')).toBeVisible();

  await page.unroute(DIALOG_STYLES);
  const styles = page.waitForResponse(DIALOG_STYLES);
  await careers.apply.click();
  await expect(application.dialog).toBeVisible();
  expect((await styles).ok()).toBe(true);
});

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
}

/** Counts the documents that are loaded from here on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Opens a page whose script is missing, until its last attempt to start has failed. */
async function openWithoutEntry(page: Page, path: string): Promise<void> {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForEvent('pageerror');
  await page.goto(path);
  await page.keyboard.press('Shift');
  await failed;
}
