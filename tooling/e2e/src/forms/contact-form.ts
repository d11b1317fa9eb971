import type { Page } from '@playwright/test';

/** What somebody who writes to the company types, by the label of the field. */
export function createContactEntries(email: string) {
  return {
    Name: 'Asha Okafor',
    Email: email,
    'Company Name': 'Harbor Bank',
    'Company Website': 'https://www.harborbank.com',
    'Contact Number': '+1 2025550143',
    Message: 'We need a team of six for a ledger.\nWhen can we talk?',
  };
}

/** The contact form's parts. */
export function contactForm(page: Page) {
  const form = page.locator('form').filter({ hasText: 'Send Message' });
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: false }).and(form.locator('input,textarea')),
    submit: form.getByRole('button', { name: 'Send Message' }),
    summary: form.getByRole('alert'),
  };
}

/** Types into fields by their labels. */
export async function fillIn(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await contactField(page, label).fill(text);
  }
}

/** A field by the very words of its label, the asterisk aside. */
export function contactField(page: Page, label: string) {
  return contactForm(page).form.getByRole('textbox', { name: label, exact: true });
}
