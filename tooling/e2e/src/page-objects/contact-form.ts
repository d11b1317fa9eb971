import type { EngineLocator, EnginePage } from '../engines/engine-page.ts';

/** What somebody who writes to the company types, by the label of the field. */
export function createContactEntries(email = 'asha@example.com') {
  return {
    Name: 'Asha Okafor',
    Email: email,
    'Company Name': 'Harbor Bank',
    'Company Website': 'https://www.harborbank.com',
    'Contact Number': '+1 2025550143',
    Message: 'We need a team of six for a ledger.\nWhen can we talk?',
  };
}

/** The contact form, its parts, and what a visitor does with it. */
export function contactForm<L extends EngineLocator<L>>(page: EnginePage<L>) {
  const form = page.locator('main form');
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true });
  return {
    form,
    field,
    submit: form.locator('button[type="submit"]'),
    summary: form.getByRole('alert'),
    receipt: page.getByRole('region', { name: 'Your message is with us' }),
    fillIn: async (entries: Record<string, string>): Promise<void> => {
      // Who is faster than people is taken for a program.
      for (const [label, text] of Object.entries(entries))
        await field(label).pressSequentially(text, { delay: 8 });
    },
  };
}

/** A message of the notifications in the corner. */
export function toast<L extends EngineLocator<L>>(page: EnginePage<L>, text: string | RegExp): L {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}
