import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { contactFormCopy } from '@kestrova/content';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ContactForm } from './contact-form.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const entries = {
  Name: 'Asha Okafor',
  'Company Name': 'Harbor Bank',
  'Company Website': 'harborbank.com',
  'Contact Number': '+1 2025550143',
  Message: 'Hello',
};

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button');

function openForm() {
  const server = createFakeServer();
  const form = (
    <ApiClientProvider client={server.client}>
      <ContactForm copy={contactFormCopy} />
    </ApiClientProvider>
  );
  return { server, form, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, email: string) {
  for (const [name, text] of Object.entries({ ...entries, Email: email })) {
    await user.type(field(name), text);
  }
}

test('an empty form names every field, in order, and sends nothing', async () => {
  const { form, user, server } = openForm();
  render(form);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Name must not be empty.',
    'Email must not be empty.',
    'Company name must not be empty.',
    'Company website must not be empty.',
    'Contact number must not be empty',
    'Message must not be empty.',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(server.requests).toEqual([]);
});

test('an accepted request empties the form and hides its errors', async () => {
  const { form, user, server } = openForm();
  render(form);
  await user.click(submit());
  await screen.findByRole('alert');
  await fillIn(user, 'asha@example.com');
  await user.click(submit());
  await waitFor(() => expect(server.accepted.size).toBe(1));
  await waitFor(() => expect(field('Name')).toHaveProperty('value', ''));
  expect(screen.queryByRole('alert')).toBeNull();
  // A host that is no site's sends no country.
  expect([...server.accepted.values()]).toEqual([
    {
      fullName: 'Asha Okafor',
      email: 'asha@example.com',
      companyName: 'Harbor Bank',
      companyType: 'harborbank.com',
      phoneNumber: '+1 2025550143',
      message: 'Hello',
    },
  ]);
});

test.each(['declined', 'missing', 'failing', 'offline', 'unsolicited'])(
  'a request that ends as %s keeps what was typed',
  async (ending) => {
    const { form, user, server } = openForm();
    render(form);
    await fillIn(user, `${ending}@example.com`);
    await user.click(submit());
    await waitFor(() => expect(server.requests.length).toBeGreaterThan(1));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    expect(field('Message')).toHaveProperty('value', 'Hello');
    const address = screen.queryByRole('link', { name: 'business@kestrova.example' });
    expect(address === null, 'where to write instead').toBe(ending === 'declined');
  },
);

test('what a program filled in is told to the server, and a visitor presses once more', async () => {
  const { form, user, server } = openForm();
  render(form);
  await fillIn(user, 'unsolicited@example.com');
  const trap = document.querySelector<HTMLInputElement>('form input[name="topic"]');
  if (trap) trap.value = 'https://pills.example';
  const press = async (count: number) => {
    await user.click(submit());
    await waitFor(() => expect(checks()).toHaveLength(count));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  };
  const checks = () => server.requests.flatMap(({ headers }) => headers['Form-Check'] ?? []);
  await press(1);
  await press(2);
  expect(checks()).toEqual([
    expect.stringMatching(/^seconds=\d+\.\d; trap=1$/),
    expect.stringMatching(/^seconds=\d+\.\d; trap=0$/),
  ]);
});

test('a second press while the first is under way changes nothing', async () => {
  const { form, user, server } = openForm();
  render(form);
  await fillIn(user, 'asha@example.com');
  // Both before the check of the entries has ended.
  fireEvent.click(submit());
  fireEvent.click(submit());
  await waitFor(() => expect(field('Name')).toHaveProperty('value', ''));
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('what was typed before the form was hydrated stays and counts', async () => {
  const { form, user } = openForm();
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  expect(root.querySelector('form')?.method).toBe('post');
  expect(submit()).toHaveProperty('disabled', true);
  await user.type(field('Name'), 'Asha Okafor');

  hydrateRoot(root, form);
  await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  expect(field('Name')).toHaveProperty('value', 'Asha Okafor');
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).not.toContain('Name must not be empty.Email');
  expect(summary.querySelectorAll('li')).toHaveLength(5);
});

test(
  'tells phones and password managers what each field is',
  { tags: ['WCAG-1.3.5', 'WCAG-3.3.2'] },
  () => {
    render(openForm().form);
    const kinds = Object.keys({ ...entries, Email: '' }).map((name) => [
      name,
      field(name).getAttribute('autocomplete'),
      field(name).getAttribute('inputmode'),
    ]);
    expect(kinds).toEqual([
      ['Name', 'name', null],
      ['Company Name', 'organization', null],
      ['Company Website', 'url', 'url'],
      ['Contact Number', 'tel', 'tel'],
      ['Message', 'off', null],
      ['Email', 'email', 'email'],
    ]);
  },
);
