import type { Page } from '@playwright/test';
import { expectHydrated, holdFiles, routeMap } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';
import { translatePage } from '../stack/translate-page.ts';

// Actions before the code of the page has arrived, and their effect afterwards.

test('opens Services before hydration, and keeps it open', async ({ page }) => {
  const release = await openWithoutCode(page, '/home');
  const item = page.getByRole('link', { name: 'Our Services', exact: true });
  await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
  await expect(item).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(item).toBeVisible();
});

// packages/site tests elements that a browser extension adds to a form.
test('keeps entries, focus, selection and place from before hydration with a translator', async ({
  page,
  contact,
  consoleOutput,
}) => {
  await page.addInitScript(translatePage);
  await routeMap(page);
  const release = await openWithoutCode(page, '/contact-us');
  await page.waitForLoadState('domcontentloaded');
  const [name, message] = [contact.field('Name'), contact.field('Message')];
  await name.fill('Asha Okafor');
  await message.fill('We need a team of six for a ledger.');
  await message.press('Shift+Home');
  const place = await page.evaluate(() => scrollY);
  release();
  await expectHydrated(page);
  expect(consoleOutput).toEqual([expect.stringContaining('React error #418')]);
  await expect(name).toHaveValue('Asha Okafor');
  await expect(message).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.keyboard.type('Hello');
  await expect(message).toHaveValue('Hello');
});

test('shows an early press of Apply with a translator, and opens the form after hydration', async ({
  page,
  careers,
  application,
}) => {
  await page.addInitScript(translatePage);
  const release = await openWithoutCode(page, '/careers');
  await careers.apply.click();
  await expect(careers.apply).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(application.dialog).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('shows an early press of Send, and validates the form after hydration', async ({
  page,
  contact,
}) => {
  const release = await openWithoutCode(page, '/contact-us');
  await contact.submit.click({ force: true });
  await expect(contact.submit).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(contact.summary).toContainText('Name must not be empty.');
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('searches the country that was chosen before hydration', async ({ page, careers }) => {
  const release = await openWithoutCode(page, '/careers');
  await careers.searchFor('INDIA');
  release();
  await expect(careers.count).toContainText('in India');
  await expect(careers.country).toHaveValue('in');
  await expect(page).toHaveURL(/\/careers\?country=in$/);
});

test('opens the policy from Privacy Policy, even if the terms were read before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.pathname === '/home') localStorage.setItem('page', 'terms');
  });
  const release = await openWithoutCode(page, '/home');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  release();
  await expect(page).toHaveURL(/\/terms-policy$/);
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
});

/** Opens a page whose code arrives when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdFiles(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
