import type { Page } from '@playwright/test';
import { jobCards } from './forms/application-dialog.ts';
import { expect, test } from './stack/test.ts';

const ENTRY = '**/assets/main-*.js';

test('a start that failed is tried again, and then the page works', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto('/careers');
  await page.keyboard.press('Shift');
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
});

test('where the script never comes, Apply says what to do', async ({ page }) => {
  const attempts = await withoutEntry(page, '/careers');
  await jobCards(page).first().getByRole('button', { name: 'Apply' }).click();
  const message = page.getByRole('alert');
  await expect(message).toContainText('reload the page, or write to');
  await expect(message).toBeInViewport();
  const link = message.getByRole('link', { name: 'careers@kestrova.example' });
  await expect(link).toHaveAttribute('href', /^mailto:careers@kestrova\.example\?subject=\S+\d/);
  expect(attempts()).toBe(2);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('where the script never comes, Search and Send say so and send nothing', async ({ page }) => {
  await withoutEntry(page, '/careers');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('careers@kestrova.example');
  await expect(page).toHaveURL(/\/careers$/);

  await withoutEntry(page, '/contact-us');
  await page.getByRole('textbox').first().fill('Asha Okafor');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('business@kestrova.example');
  await page.getByRole('textbox').first().press('Enter');
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('Asha Okafor');
});

test('a press that came before the failure was known is answered as well', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await promise;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/careers');
  const apply = jobCards(page).first().getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  resolve();
  await expect(page.getByRole('alert')).toContainText('careers@kestrova.example');
  await expect(apply).not.toHaveAttribute('aria-busy');
});

test('a page whose own code is missing stays readable and says so as well', async ({ page }) => {
  await page.route('**/assets/careers-page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/careers');
  await jobCards(page).first().getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toContainText('careers@kestrova.example');
  await expect(jobCards(page).first()).toBeVisible();
});

test('an address that only the script could show says what to do', async ({ page }) => {
  await page.route(ENTRY, (route) => route.fulfill({ status: 404 }));
  await page.goto('/nowhere');
  await expect(page.getByRole('alert')).toContainText('reload the page, or write to');
});

test('without JavaScript no dead button is offered, and an unknown address says so', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const path of ['/home', '/careers', '/contact-us', '/terms-policy']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('button'), path).toHaveCount(0);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  );
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await context.close();
});

/** Opens a page whose script is missing, until its last attempt to start has failed. */
async function withoutEntry(page: Page, path: string): Promise<() => number> {
  let attempts = 0;
  await page.unroute(ENTRY);
  await page.route(ENTRY, (route) => {
    // The other kind fetches ahead what this one runs.
    if (route.request().resourceType() === 'script') attempts += 1;
    return route.fulfill({ status: 404 });
  });
  const failed = page.waitForEvent('pageerror');
  await page.goto(path);
  await page.keyboard.press('Shift');
  await failed;
  return () => attempts;
}
