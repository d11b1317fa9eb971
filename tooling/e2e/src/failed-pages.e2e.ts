import type { Page } from '@playwright/test';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

const ABOUT_US = '**/assets/about-us-page-*.js';
const STORY = '**/assets/impact-stories-details-page-*.js';

test('a page that breaks says that the fault is ours, and is left by going elsewhere', async ({
  page,
}) => {
  await page.route(ABOUT_US, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutUsPage() { throw new Error("broken") }',
    }),
  );
  await openPage(page, '/home');
  await goBy(page, 'About Us');
  await expect(heading(page)).toHaveText('Something went wrong on this page');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).not.toContainText('connection');

  await goBy(page, 'Contact Us');
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('a page whose file a release has replaced is loaded anew by itself, once', async ({
  page,
}) => {
  let isDeployed = false;
  await page.route(ABOUT_US, (route) =>
    isDeployed ? route.continue() : route.fulfill({ status: 404 }),
  );
  await openPage(page, '/home');
  const documents = countDocuments(page);
  page.once('load', () => {
    isDeployed = true;
  });
  await goBy(page, 'About Us');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.locator('#root')).toHaveAttribute('data-prerendered', '');
  await expect(heading(page)).toHaveText('About Us');
  expect(documents()).toBe(1);
});

test('a file that stays away is named after one reload, and the way on is open', async ({
  page,
}) => {
  await page.route(STORY, (route) => route.fulfill({ status: 404 }));
  const documents = countDocuments(page);
  // A story that nothing was written for, so that the browser has to render the page.
  await page.goto('/impact-stories-details/bm9ib2R5');
  await expect(heading(page)).toHaveText('This page did not load');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('connection');
  expect(documents()).toBe(2);

  await goBy(page, 'About Us');
  await expect(heading(page)).toHaveText('About Us');
  expect(documents()).toBe(2);
});

test('without a connection the page says so, keeps the site, and comes with the connection', async ({
  page,
  context,
}) => {
  await page.route(ABOUT_US, (route) => route.abort('internetdisconnected'));
  await openPage(page, '/home');
  await context.setOffline(true);
  await goBy(page, 'About Us');
  await expect(heading(page)).toHaveText('You are offline');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('You are offline');

  await page.unroute(ABOUT_US);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('About Us');
});

function heading(page: Page) {
  return page.locator('main').getByRole('heading', { level: 1 });
}

async function goBy(page: Page, link: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).first().click();
}

/** Counts the documents that are loaded from here on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}
