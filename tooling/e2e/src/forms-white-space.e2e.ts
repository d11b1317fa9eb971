import type { Page } from '@playwright/test';
import {
  applicationDialog,
  applyFromCard,
  createEmail,
  fillInApplication,
  thanksDialog,
} from './forms/application-dialog.ts';
import { contactForm, createContactEntries, fillInContact } from './forms/contact-form.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('white space around an address, a number and a website is not sent', async ({ page }) => {
  await openPage(page, '/contact-us');
  const entries = createContactEntries('asha@example.com');
  await fillInContact(page, {
    ...entries,
    Email: ' asha@example.com ',
    'Company Website': `\t${entries['Company Website']} `,
    'Contact Number': `\u00a0${entries['Contact Number']} `,
    Name: ' Asha Okafor',
  });
  const sent = page.waitForRequest('**/contact/new-contact-request');
  await contactForm(page).submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: ' Asha Okafor',
    email: 'asha@example.com',
    companyType: entries['Company Website'],
    phoneNumber: entries['Contact Number'],
  });
  await expect(contactForm(page).field('Email')).toHaveValue('');
});

test('nothing but spaces is empty, in every field', async ({ page }) => {
  await openPage(page, '/contact-us');
  const entries = createContactEntries('');
  await fillInContact(page, Object.fromEntries(Object.keys(entries).map((label) => [label, '  '])));
  await contactForm(page).submit.click();
  await expect(contactForm(page).summary.getByRole('listitem')).toHaveText([
    'Name must not be empty.',
    'Email must not be empty.',
    'Company name must not be empty.',
    'Company website must not be empty.',
    'Contact number must not be empty',
    'Message must not be empty.',
  ]);
});

test.describe('a number that is pasted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  async function paste(page: Page, text: string) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  }

  test('loses what separates its digits, and is sent so', async ({ page }) => {
    await openPage(page, '/contact-us');
    const { field, submit } = contactForm(page);
    await fillInContact(page, {
      ...createContactEntries('asha@example.com'),
      'Contact Number': '',
    });
    await field('Contact Number').focus();
    await paste(page, '\u202a+1 (202) 555\u20110143\u202c');
    await expect(field('Contact Number')).toHaveValue('+12025550143');
    const sent = page.waitForRequest('**/contact/new-contact-request');
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ phoneNumber: '+12025550143' });
  });

  test('takes the place of what was selected; what is typed is judged as typed', async ({
    page,
  }) => {
    await applyFromCard(page);
    const { field, submit, dialog } = applicationDialog(page);
    await fillInApplication(page, createEmail('pasted'));
    await field('Phone Number').fill('98765 43210');
    await submit.click();
    await expect(
      dialog.getByText('Phone number contains maximum of 10 digits').last(),
    ).toBeVisible();
    await field('Phone Number').selectText();
    await paste(page, '98765 43210');
    await expect(field('Phone Number')).toHaveValue('9876543210');
    await submit.click();
    await expect(thanksDialog(page)).toBeVisible();
  });
});

test.describe('a tab that closes', () => {
  /** Tries to close the tab; whether the browser asked first. */
  async function closeTab(page: Page): Promise<boolean> {
    const asked = new Promise<boolean>((resolve) => {
      page.once('close', () => resolve(false));
      page.once('dialog', (dialog) => {
        void dialog.dismiss().then(() => resolve(dialog.type() === 'beforeunload'));
      });
    });
    await page.close({ runBeforeUnload: true });
    return asked;
  }

  test('asks while an application is typed and not sent', async ({ page }) => {
    await applyFromCard(page);
    await applicationDialog(page).field('First Name').pressSequentially('Asha');
    expect(await closeTab(page)).toBe(true);
    await applicationDialog(page).cancel.click();
    expect(await closeTab(page)).toBe(false);
  });

  test('asks while a message is typed, and not once it was sent', async ({ page }) => {
    await openPage(page, '/contact-us');
    await fillInContact(page, createContactEntries('asha@example.com'));
    await contactForm(page).field('Name').press('End');
    expect(await closeTab(page)).toBe(true);
    await contactForm(page).submit.click();
    await expect(contactForm(page).field('Name')).toHaveValue('');
    expect(await closeTab(page)).toBe(false);
  });

  test('asks nothing where what was typed is gone again', async ({ page }) => {
    await openPage(page, '/contact-us');
    const { field } = contactForm(page);
    await field('Name').pressSequentially('As');
    await field('Name').press('Backspace');
    await field('Name').press('Backspace');
    expect(await closeTab(page)).toBe(false);
  });
});
