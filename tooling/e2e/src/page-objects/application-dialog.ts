import { randomUUID } from 'node:crypto';
import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';
import { openPage } from '../stack/open-page.ts';
import { careersPage } from './careers-page.ts';

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

/** The application dialog, its parts, and what an applicant does with it. */
export function applicationDialog<L extends EngineLocator<L>>(page: EnginePage<L>) {
  const dialog = page.getByRole('dialog', { name: 'Job Application Form' });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  const agreement = dialog.getByRole('checkbox', { name: /Privacy Policy/ });
  return {
    dialog,
    form: dialog,
    field,
    agreement,
    cv: dialog.getByLabel('Upload Resume'),
    additionalFile: dialog.getByLabel('Additional File'),
    submit: dialog.getByRole('button', { name: 'Submit Application' }),
    summary: dialog.getByRole('alert').filter({ hasText: 'Please correct these answers' }),
    thanks: page.getByRole('dialog', { name: 'Your Application Has Been Submitted!' }),
    returnToCareers: page.getByRole('button', { name: 'Return to Careers' }),
    /** Opens the dialog from a card of the careers page; returns the job's title. */
    async open(place = 0, origin = ''): Promise<string> {
      await openPage(page, `${origin}/careers`);
      const card = careersPage(page).cards.nth(place);
      await card.getByRole('button', { name: 'Apply' }).click();
      await dialog.waitFor();
      return card.getByRole('heading').innerText();
    },
    /** Types everything required but the files; who is faster than people is taken for a program. */
    async fillIn(email: string): Promise<void> {
      for (const [label, text] of Object.entries({ ...applicant, Email: email }))
        await field(label).pressSequentially(text, { delay: 25 });
      await agreement.check();
    },
  };
}
