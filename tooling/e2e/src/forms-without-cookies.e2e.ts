import type { Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
} from './forms/application-dialog.ts';
import { contactForm, createContactEntries, fillInContact } from './forms/contact-form.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

/** A browser that drops the cookies it is given, while it says that it keeps them. */
async function dropCookies(page: Page): Promise<void> {
  await page.route('**/v1/**', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

test('an application says that it needs cookies and gives the address, and keeps everything', async ({
  page,
}) => {
  await dropCookies(page);
  await applyFromCard(page);
  const { dialog, field, submit } = applicationDialog(page);
  await fillInApplication(page, createEmail('cookieless'));
  await submit.click();
  const notice = dialog.getByRole('alert').filter({ hasText: 'cannot be sent without cookies' });
  await expect(notice.getByRole('link')).toHaveAttribute(
    'href',
    /^mailto:careers@kestrova\.example\?subject=Application%20for%20\S+$/,
  );
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(field('First Name')).toHaveValue('Asha');
  await expect(page.getByText('open for too long')).toHaveCount(0);
});

test('a message does so too, where cookies and storage cannot even be read', async ({
  page,
  consoleOutput,
}) => {
  await dropCookies(page);
  await page.addInitScript(() => {
    const forbid = {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(document, 'cookie', forbid);
    Object.defineProperty(window, 'localStorage', forbid);
  });
  await openPage(page, '/contact-us');
  await fillInContact(page, createContactEntries('asha@example.com'));
  await contactForm(page).submit.click();
  const notice = page.getByRole('alert').filter({ hasText: 'cannot be sent without cookies' });
  await expect(notice.getByRole('link', { name: 'business@kestrova.example' })).toBeVisible();
  await expect(contactForm(page).field('Name')).toHaveValue('Asha Okafor');
  expect(consoleOutput).toEqual([]);
});

test('applying goes on in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null });
  });
  const title = await applyFromCard(page);
  await expect(applicationDialog(page).dialog).toContainText(title);
});
