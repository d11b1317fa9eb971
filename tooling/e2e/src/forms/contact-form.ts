import type { Locator, Page } from '@playwright/test';

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
  const form = page.locator('main form');
  return {
    field: (label: string): Locator => form.getByRole('textbox', { name: label, exact: true }),
    submit: form.locator('button[type="submit"]'),
    summary: form.getByRole('alert'),
  };
}

/** Types into the fields by their labels. */
export async function fillInContact(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await contactForm(page).field(label).fill(text);
  }
}
