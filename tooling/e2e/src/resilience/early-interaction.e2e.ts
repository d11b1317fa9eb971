import type { Locator, Page } from '@playwright/test';
import { applicationDialog } from '../page-objects/application-dialog.ts';
import { careersPage } from '../page-objects/careers-page.ts';
import { contactForm } from '../page-objects/contact-form.ts';
import { expectHydrated, holdScripts, mainHeading } from '../stack/open-page.ts';
import { expect, test } from '../stack/test.ts';

/** What a visitor does while the code of the page has not arrived, and what has become of it after. */
interface EarlyAct {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
}

const servicesItem = (page: Page) => page.getByRole('link', { name: 'Our Services', exact: true });
const send = (page: Page) => contactForm(page).submit;

const acts: EarlyAct[] = [
  {
    name: 'Services opens, and stays open',
    path: '/home',
    act: async (page) => {
      await page.getByRole('navigation').locator('summary', { hasText: 'Services' }).click();
      await expect(servicesItem(page)).toBeVisible();
    },
    expectDone: async (page) => {
      await expectHydrated(page);
      await expect(servicesItem(page)).toBeVisible();
    },
  },
  {
    name: 'Apply shows that it was pressed, and opens the form',
    path: '/careers',
    act: async (page) => {
      await careersPage(page).apply.click();
      await expectPending(careersPage(page).apply);
    },
    expectDone: (page) => expect(applicationDialog(page).dialog).toBeVisible(),
  },
  {
    name: 'Send shows that it was pressed, and validates the form',
    path: '/contact-us',
    act: async (page) => {
      await send(page).click({ force: true });
      await expectPending(send(page));
    },
    expectDone: (page) =>
      expect(contactForm(page).summary).toContainText('Name must not be empty.'),
  },
  {
    name: 'Search shows the chosen country',
    path: '/careers',
    act: (page) => careersPage(page).searchFor('INDIA'),
    expectDone: async (page) => {
      await expect(careersPage(page).count).toContainText('in INDIA');
      await expect(careersPage(page).country).toHaveValue('in');
      await expect(page).toHaveURL(/\/careers\?country=in$/);
    },
  },
];

for (const { name, path, act, expectDone } of acts) {
  test(`before the page has its code: ${name}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await act(page);
    release();
    await expectDone(page);
    await expect(page.locator('button[aria-busy]')).toHaveCount(0);
  });
}

test('before the page has its code: a link leads on', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(mainHeading(page)).toHaveText('About Us');
});

async function expectPending(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
}
