import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { homePage } from '@kestrova/content/pages/home';
import { ToastRegion } from '@kestrova/design-system';
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

async function fillIn(user: ReturnType<typeof userEvent.setup>, message = entries.Message) {
  for (const [name, text] of Object.entries({ ...entries, Message: message })) {
    const field = screen.getByRole('textbox', { name });
    // The library does not notice that a form was reset.
    await user.clear(field);
    await user.type(field, text);
  }
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

async function send(enquiry = <Enquiry copy={contactUsPage.form} />) {
  const user = userEvent.setup();
  const server = createFakeServer();
  render(
    <ApiClientProvider client={server.client}>
      {enquiry}
      <ToastRegion label="Notifications" />
    </ApiClientProvider>,
  );
  await fillIn(user);
  const heading = await screen.findByRole('heading', { name: 'Your message is with us' });
  return { user, server, heading };
}

test('shows a receipt with what was sent above an empty form', async () => {
  const { heading } = await send();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveProperty('value', '');
  const facts = [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Who answers', 'An engineer from our payments, enterprise or product practice'],
    ['By when', 'Within one business day, by email'],
    ...Object.entries(entries),
  ]);
});

test('sends a second message from the form below the receipt', async () => {
  const { user, server, heading } = await send();
  await fillIn(user, 'And one more thing.');
  await waitFor(() => expect(server.accepted.size).toBe(2));
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.closest('section')?.textContent).toContain('And one more thing.');
});

test('says the server’s sentence once, in the toast', { tags: ['WCAG-4.1.3'] }, async () => {
  const { heading } = await send();
  expect(screen.getAllByText(/We have received what you sent/)).toHaveLength(1);
  const receipt = heading.closest('section');
  expect(receipt?.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

test('the receipt names the person who answers, where there is one', async () => {
  const { person } = homePage.closing.answeredBy;
  await send(<Enquiry copy={contactUsPage.form} answeredBy={person} />);
  expect(screen.getByText(person.name)).toBeTruthy();
  expect(screen.getByAltText(person.portrait.alt)).toBeTruthy();
});
