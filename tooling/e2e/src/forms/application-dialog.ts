import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** What an applicant types. */
export const applicant = {
  'First Name': 'Asha',
  'Last Name': 'Okafor',
  'Phone Number': '2025550143',
} as const;

/** An address that no other journey uses. */
export function createEmail(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** The application dialog and its parts. */
export function applicationDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Job Application Form' });
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label),
    cv: dialog.getByLabel('Upload Resume'),
    additionalFile: dialog.getByLabel('Additional File'),
    agreement: dialog.getByLabel('I agree to the privacy policy'),
    submit: dialog.getByRole('button', { name: 'Submit Application' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    summary: dialog.getByRole('alert').filter({ hasText: 'There is a problem' }),
  };
}

/** The modal that thanks for an application. */
export function thanksDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your Application Has Been Submitted!' });
}

/** Opens the careers page and applies for the job of the first card; answers its title. */
export async function applyFromCard(page: Page): Promise<string> {
  await page.goto('/careers');
  const card = page.getByRole('article').filter({ hasText: 'years of experience' }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(applicationDialog(page).dialog).toBeVisible();
  return title;
}

/** Types everything that is required but the files. */
export async function fillInApplication(page: Page, email: string): Promise<void> {
  const { field, agreement } = applicationDialog(page);
  for (const [label, text] of Object.entries(applicant)) await field(label).fill(text);
  await field('Email').fill(email);
  await agreement.check();
}
