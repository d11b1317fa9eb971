import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { contactFormCopy, submissionMessages } from '@kestrova/content';
import { ToastRegion } from '@kestrova/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContactForm } from './contact-form.tsx';

vi.mock(import('./contact-rules.ts'), () => Promise.reject(new Error('It was not found.')));

afterEach(cleanup);

test('where the rules do not arrive the form says so, and where to write instead', async () => {
  const user = userEvent.setup();
  const server = createFakeServer();
  render(
    <ApiClientProvider client={server.client}>
      <ContactForm copy={contactFormCopy} />
      <ToastRegion />
    </ApiClientProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(submissionMessages.failed)).toBeDefined();
  const address = screen.getByRole('link', { name: 'business@kestrova.example' });
  expect(address.getAttribute('href')).toBe('mailto:business@kestrova.example');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Hello');
  expect(server.requests).toEqual([]);
});
