import { applicationDialog, applyFromCard, thanksDialog } from './forms/application-dialog.ts';
import { contactForm, createContactEntries } from './forms/contact-form.ts';
import { openPage } from './stack/open-page.ts';
import { expect, test } from './stack/test.ts';

test('an application sends what a password manager filled in without a word', async ({ page }) => {
  await applyFromCard(page);
  const { field, agreement, submit } = applicationDialog(page);
  await field('Phone Number').fill('123');
  const shown = {
    'First Name': 'Asha',
    'Last Name': 'Okafor',
    Email: 'asha.okafor@example.com',
    'Phone Number': '2025550143',
  };
  for (const [label, text] of Object.entries(shown)) {
    await field(label).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  }
  await agreement.evaluate((input: HTMLInputElement) => (input.checked = true));
  const sent = page.waitForRequest('**/job/application');
  await submit.click();
  const body = (await sent).postData() ?? '';
  for (const text of Object.values(shown)) expect(body).toContain(`"${text}"`);
  await expect(thanksDialog(page)).toBeVisible();
});

test('a message does so too, and what is wrong with it is said', async ({ page }) => {
  await openPage(page, '/contact-us');
  const { field, submit, summary } = contactForm(page);
  const entries = { ...createContactEntries('asha@example.com'), Email: 'asha@example' };
  for (const [label, text] of Object.entries(entries)) {
    await field(label).evaluate((input: HTMLInputElement, value) => (input.value = value), text);
  }
  await submit.click();
  await expect(summary.getByRole('listitem')).toHaveText(['Enter a valid email address.']);
  await field('Email').fill('asha@example.com');
  const sent = page.waitForRequest('**/contact/new-contact-request');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    fullName: entries.Name,
    email: 'asha@example.com',
    message: entries.Message,
  });
});
