import { createFakeServer } from '@kestrova/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, file, fillIn, openForm, submit } from './testing/open-form.tsx';

const MACROS = 'This document contains macros. Please save it as PDF, or as DOCX without macros.';
const macros = () => file('macros.docx', '');
const pdf = (name = 'cv.pdf') => file(name, 'application/pdf');
const ended = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** A form whose network may fail. */
function openFormOnNetwork() {
  const network = { isOnline: true };
  const server = createFakeServer({
    network: (send) => (network.isOnline ? send() : Promise.reject(new Error('Offline.'))),
  });
  return { ...openForm(server), network };
}

test('marks a file that the server rejects, and keeps all entries', async () => {
  const { user, onAccepted } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  await user.upload(field(/^Upload Resume/), macros());
  await user.upload(field(/^Additional File/), pdf('portfolio.pdf'));
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    MACROS,
  ]);
  expect(field(/^Upload Resume/).getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field(/^Upload Resume/))).toContain(MACROS);
  expect(descriptionOf(field(/^Upload Resume/))).toContain('macros.docx');
  expect(field(/^Additional File/).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText('portfolio.pdf')).toBeDefined();
  expect(field(/^First Name/)).toHaveProperty('value', 'Asha');
  expect(onAccepted).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: MACROS }));
  expect(document.activeElement).toBe(field(/^Upload Resume/));
});

test('clears the message when another file is chosen, and sends it as a new submission', async () => {
  const { user, server, onAccepted } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  await user.upload(field(/^Additional File/), macros());
  await user.click(submit());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: /^Remove .*macros\.docx$/ }));
  expect(screen.queryByText(MACROS)).toBeNull();
  await user.upload(field(/^Upload Resume/), pdf());
  expect(field(/^Upload Resume/).getAttribute('aria-invalid')).toBeNull();
  await user.click(submit());
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  const keys = server.posts().map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

test('keeps a rejected file marked after an unrelated failure', async () => {
  const { user, network } = openFormOnNetwork();
  await fillIn(user, 'asha.okafor@example.com');
  await user.upload(field(/^Upload Resume/), macros());
  await user.click(submit());
  await screen.findByRole('alert');
  network.isOnline = false;
  await user.click(submit());
  await ended();
  expect(descriptionOf(field(/^Upload Resume/))).toContain(MACROS);
});

test('does not mark a file that was chosen during the upload', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = openForm(createFakeServer({ network: (send) => arrival.then(send) }));
  await fillIn(user, 'asha.okafor@example.com');
  await user.upload(field(/^Upload Resume/), macros());
  await user.click(submit());
  await user.upload(field(/^Upload Resume/), pdf());
  arrive();
  await ended();
  expect(screen.queryByText(MACROS)).toBeNull();
  expect(field(/^Upload Resume/).getAttribute('aria-invalid')).toBeNull();
});
