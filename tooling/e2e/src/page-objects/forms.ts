import { randomUUID } from 'node:crypto';
import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';
import { openPage } from '../stack/open-page.ts';
import { careersPage } from './careers-page.ts';

/** The entries of an applicant by field label, in the order of the fields. */
export function createApplicant(email: string) {
  return {
    'First Name': 'Asha',
    'Last Name': 'Okafor',
    Email: email,
    'Phone Number': '2025550143',
  };
}

/** A small valid PDF, so that the server accepts it. */
export const cv = createPdf('asha-okafor.pdf');

export const portfolio = createPdf('portfolio.pdf');

/** An address that no other journey uses. */
export function createEmail(name: string): string {
  return `${name}.${randomUUID().slice(0, 8)}@example.com`;
}

/** The application dialog, its parts, and what an applicant does with it. */
export function applicationDialog<Found extends EngineLocator<Found>>(page: EnginePage<Found>) {
  const dialog = page.getByRole('dialog', { name: 'Job Application Form' });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  const agreement = dialog.getByRole('checkbox', { name: /Privacy Policy/ });
  return {
    dialog,
    field,
    agreement,
    cv: dialog.getByLabel('Upload Resume'),
    additionalFile: dialog.getByLabel('Additional File'),
    submit: dialog.getByRole('button', { name: 'Submit Application' }),
    summary: dialog.getByRole('alert').filter({ hasText: 'Please correct these answers' }),
    thanks: page.getByRole('dialog', { name: 'Your Application Has Been Submitted!' }),
    returnToCareers: page.getByRole('button', { name: 'Return to Careers' }),
    /** Opens the dialog from a card of the careers page; returns the job's title. */
    async open(place = 0): Promise<string> {
      await openPage(page, '/careers');
      const card = careersPage(page).cards.nth(place);
      await card.getByRole('button', { name: 'Apply' }).click();
      await dialog.waitFor();
      return card.getByRole('heading').innerText();
    },
    /** Types all required entries, not faster than a person, since faster entries count as spam. */
    async fillIn(email: string): Promise<void> {
      for (const [label, text] of Object.entries(createApplicant(email))) {
        await field(label).pressSequentially(text, { delay: 25 });
      }
      await agreement.check();
    },
  };
}

/** Sample entries of the contact form, by the label of the field. */
export const message = {
  Name: 'Asha Okafor',
  'Company Name': 'Harbor Bank',
  'Company Website': 'https://www.harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'We need a team of six for a ledger.\nWhen can we talk?',
} as const;

/** The contact form, its parts, and what a visitor does with it. */
export function contactForm<Found extends EngineLocator<Found>>(page: EnginePage<Found>) {
  const form = page.locator('main form');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    field,
    submit: form.locator('button[type="submit"]'),
    summary: form.getByRole('alert'),
    receipt: page.getByRole('region', { name: 'Your message is with us' }),
    /** Types all entries, not faster than a person, since faster entries count as spam. */
    async fillIn(email: string): Promise<void> {
      for (const [label, text] of Object.entries({ ...message, Email: email })) {
        await field(label).pressSequentially(text, { delay: 8 });
      }
    },
  };
}

function createPdf(name: string) {
  const text = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
3 0 obj << /Title (${name}) >> endobj
trailer << /Root 1 0 R /Info 3 0 R >>
%%EOF
`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}
