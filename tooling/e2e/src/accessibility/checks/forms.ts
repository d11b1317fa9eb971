import { expect, type Locator, type Page } from '@playwright/test';
import { applicationDialog, applyFromCard } from '../../forms/application-dialog.ts';
import { contactForm } from '../../forms/contact-form.ts';

/** Labels, purposes and what is required, before anything is wrong (WCAG 1.3.5, 3.3.2, 4.1.2). */
async function checkFields(scope: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, purpose] of Object.entries(fields)) {
    const field = scope.getByRole('textbox', { name: label, exact: true });
    await expect(field, label).toBeVisible();
    await expect(field, label).toHaveAttribute('autocomplete', purpose);
    await expect(field, label).toHaveAttribute('aria-required', 'true');
    await expect(scope.locator('label', { hasText: new RegExp(`^${label}\\*$`) })).toBeVisible();
  }
}

/** The summary takes the focus, and each entry leads to its field, which says what is wrong (3.3.1, 3.3.3). */
async function checkSummary(page: Page, scope: Locator, summary: Locator): Promise<void> {
  await expect(summary).toBeFocused();
  await expect(summary).toHaveRole('alert');
  await expect(summary).toBeInViewport();
  const links = summary.getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(4);
  for (let place = 0; place < count; place += 1) {
    const message = await links.nth(place).innerText();
    await links.nth(place).focus();
    await page.keyboard.press('Enter');
    const field = scope.locator(':focus');
    await expect(field, message).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(escape(message)));
    await expect(field).toBeInViewport();
    await expect(scope.locator('p', { hasText: message }).first()).toBeVisible();
  }
}

/** The contact form: its labels, and what it says to somebody who sends it empty. */
export async function checkContactForm(page: Page): Promise<void> {
  const { submit, summary } = contactForm(page);
  const form = page.locator('main form');
  await checkFields(form, {
    Name: 'name',
    Email: 'email',
    'Company Name': 'organization',
    'Company Website': 'url',
    'Contact Number': 'tel',
  });
  await submit.focus();
  await page.keyboard.press('Enter');
  await checkSummary(page, form, summary);
}

/** The application form: its labels, and what it says to somebody who sends it empty. */
export async function checkApplicationForm(page: Page): Promise<void> {
  await applyFromCard(page);
  const { dialog, submit, summary } = applicationDialog(page);
  await checkFields(dialog, {
    'First Name': 'given-name',
    'Last Name': 'family-name',
    Email: 'email',
    'Phone Number': 'tel-national',
  });
  await submit.focus();
  await page.keyboard.press('Enter');
  await checkSummary(page, dialog, summary);
}

/** What happened to a request is announced without taking the focus (WCAG 4.1.3). */
export async function checkToast(page: Page): Promise<void> {
  const { field, submit } = contactForm(page);
  const region = page.getByRole('region', { name: 'Notifications' });
  const live = region.locator('[aria-live="assertive"]');
  await expect(live).toBeAttached();
  await page.route('**/contact/new-contact-request', (route) =>
    route.fulfill({ status: 503, json: { error: 'The server rests.' } }),
  );
  await fillContact(field);
  await submit.click();
  await expect(live).toHaveText('The server rests.');
  const isTaken = await region.evaluate((element) => element.contains(document.activeElement));
  expect(isTaken, 'the toast leaves the focus where it is').toBe(false);
  await expect(region.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await region.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(live).toHaveText('');
}

/** Types entries that every rule of the contact form accepts. */
export async function fillContact(field: (label: string) => Locator): Promise<void> {
  const entries = {
    Name: 'Asha Okafor',
    Email: 'asha@example.com',
    'Company Name': 'Harbor Bank',
    'Company Website': 'https://www.harborbank.com',
    'Contact Number': '+1 2025550143',
    Message: 'We need a team of six for a ledger.',
  };
  for (const [label, text] of Object.entries(entries)) await field(label).fill(text);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
