import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { contactUsPage } from '@kestrova/content/pages/contact-us';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Enquiry } from './enquiry.tsx';

afterEach(cleanup);

const entries = {
  Name: 'Asha Okafor',
  Email: 'asha@example.com',
  'Company Name': 'Harbor Bank',
  'Company Website': 'harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'We need a team of six.',
};

/** Tries to leave the page; whether the browser is to ask first. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it leaves an unsent message', async () => {
  const user = userEvent.setup();
  const { client } = createFakeServer();
  render(
    <ApiClientProvider client={client}>
      <Enquiry copy={contactUsPage.form} />
    </ApiClientProvider>,
  );
  const field = (name: string) => screen.getByRole('textbox', { name });
  await user.type(field('Name'), 'A');
  expect(asksBeforeLeaving()).toBe(true);
  await user.type(field('Name'), '{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);

  for (const [name, text] of Object.entries(entries)) await user.type(field(name), text);
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('heading', { name: 'Send another message' });
  expect(asksBeforeLeaving()).toBe(false);
});
