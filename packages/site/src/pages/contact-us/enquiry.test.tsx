import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { people } from '@kestrova/content';
import { contactUsPage } from '@kestrova/content/pages/contact-us';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Enquiry } from './enquiry.tsx';

afterEach(cleanup);

const entries = {
  Name: 'Asha Okafor',
  Email: 'asha@example.com',
  'Company Name': 'Harbor Bank',
  'Company Website': ' harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'We need a team of six.\nWhen can we talk?',
};

async function send(enquiry = <Enquiry copy={contactUsPage.form} />) {
  const user = userEvent.setup();
  const { client } = createFakeServer();
  render(<ApiClientProvider client={client}>{enquiry}</ApiClientProvider>);
  for (const [name, text] of Object.entries(entries)) {
    await user.type(screen.getByRole('textbox', { name }), text);
  }
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { user, heading: await screen.findByRole('heading', { name: 'Your message is with us' }) };
}

test('an accepted message is answered by a receipt in the place of the form', async () => {
  const { heading } = await send();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.queryByRole('textbox')).toBeNull();
  const facts = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Who answers', 'An engineer from our payments, enterprise or product practice'],
    ['By when', 'Within one business day, by email'],
    ...Object.entries(entries),
  ]);
});

// The toast announces it; a live region here would read it out again.
test(
  'the receipt shows the server’s words without announcing them',
  { tags: ['WCAG-4.1.3'] },
  async () => {
    const { heading } = await send();
    const receipt = heading.closest('section');
    expect(receipt?.querySelector('header p')?.textContent).toMatch(/\S/);
    expect(receipt?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  },
);

test('another message begins with an empty form and the focus in its first field', async () => {
  const { user } = await send();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveProperty('value', '');
});

test('the receipt names the person who answers, where there is one', async () => {
  const person = people.naomiAchieng;
  await send(<Enquiry copy={contactUsPage.form} answeredBy={person} />);
  expect(screen.getByText(person.name)).toBeTruthy();
  expect(screen.getByAltText(person.portrait.alt)).toBeTruthy();
});
