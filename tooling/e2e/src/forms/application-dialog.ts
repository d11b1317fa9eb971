import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from '../stack/open-page.ts';

/** What an applicant types, by the label of the field. */
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
    field: (label: string): Locator => dialog.getByRole('textbox', { name: label, exact: true }),
    cv: dialog.getByLabel('Upload Resume'),
    additionalFile: dialog.getByLabel('Additional File'),
    agreement: dialog.getByRole('checkbox', { name: /Privacy Policy/ }),
    submit: dialog.getByRole('button', { name: 'Submit Application' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
    summary: dialog.getByRole('alert').filter({ hasText: 'Please correct these answers' }),
  };
}

/** The modal that thanks for an application. */
export function thanksDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your Application Has Been Submitted!' });
}

/** The cards of the job list. */
export function jobCards(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: 'years of experience' });
}

/** Opens the application dialog from a card of the careers page; answers the job's title. */
export async function applyFromCard(page: Page, place = 0, origin = ''): Promise<string> {
  await openPage(page, `${origin}/careers`);
  const card = jobCards(page).nth(place);
  const title = await card.getByRole('heading').innerText();
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
