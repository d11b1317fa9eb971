import { createFakeServer } from '@kestrova/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { field, file, fillIn, openForm, posts, responses, submit } from './testing/open-form.tsx';

afterEach(cleanup);

test('shows nothing wrong before a submit, then everything, and sends nothing', async () => {
  const { user, server } = openForm();
  await user.type(field(/^First Name/), '3');
  await user.tab();
  expect(screen.queryByText('No special characters are allowed.')).toBeNull();

  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'No special characters are allowed.',
    'Last name must not be empty.',
    'Email must not be empty.',
    'Phone number must not be empty',
    'You must agree to the privacy policy before submitting.',
    'Upload CV must not be empty.',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(field(/^Last Name/).getAttribute('aria-invalid')).toBe('true');
  expect(server.requests).toEqual([]);
});

test('an entry of the summary leads to its field, and a mended field loses its message', async () => {
  const { user } = openForm();
  await user.click(submit());
  await user.click(await screen.findByRole('link', { name: 'Last name must not be empty.' }));
  expect(document.activeElement).toBe(field(/^Last Name/));
  await user.keyboard('Okafor');
  await waitFor(() => expect(field(/^Last Name/).getAttribute('aria-invalid')).toBeNull());
});

const CHOOSING = { tags: ['WCAG-2.5.7'] };

test('a file of a wrong type or size is cleared at once, with its message', CHOOSING, async () => {
  const { user } = openForm();
  await user.upload(field(/^Upload Resume/), file('photo.png', 'image/png'));
  expect(screen.getByText('Only PDF and DOC/DOCX files are allowed.')).toBeDefined();
  expect(screen.queryByText('photo.png')).toBeNull();

  await user.upload(field(/^Additional File/), file('long.pdf', 'application/pdf', 5_242_881));
  expect(screen.getByText('File size should not exceed 5MB.')).toBeDefined();

  await user.upload(field(/^Upload Resume/), file('cv.pdf', 'application/pdf', 5_242_880));
  expect(screen.queryByText('Only PDF and DOC/DOCX files are allowed.')).toBeNull();
  expect(screen.getByText('cv.pdf')).toBeDefined();
});

test('sends the entries and the files, and tells that they were accepted', async () => {
  const { user, server, onResponse, job } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  const cv = file('cv.pdf', 'application/pdf');
  await user.upload(field(/^Upload Resume/), cv);
  expect(field(/^You can contact me/)).toHaveProperty('checked', false);
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.accepted));
  const body = posts(server)[0]?.body;
  if (!(body instanceof FormData)) throw new Error('The application was not sent as a form.');
  expect([...body.keys()]).toEqual(['data', 'cv']);
  expect(readData(body)).toEqual({
    firstName: 'Asha',
    lastName: 'Okafor',
    email: 'asha.okafor@example.com',
    phNo: '2025550143',
    coverLetterDescription: '',
    privacyEnable: true,
    // Filled from the privacy checkbox, not from its own (spec 3).
    contactMeEnable: true,
    jobRole: 'Designer',
    location: 'Austin, TX',
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: 'Designer',
  });
});

test('a missing CV shows its message and stops nothing', async () => {
  const { user, server, onResponse } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.accepted));
  expect(screen.getByText('Upload CV must not be empty.')).toBeDefined();
  expect(posts(server)).toHaveLength(1);
});

test('the message about the missing CV is shown while the application is being sent', async () => {
  const { user } = openForm();
  await fillIn(user, 'waiting@example.com');
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByText('Upload CV must not be empty.')).toBeDefined();
});

test('another responseCode is told as declined', async () => {
  const { user, onResponse } = openForm();
  await fillIn(user, 'declined@example.com');
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.declined));
});

test('after a failure everything stays, and the retry is the same submission', async () => {
  const { user, server, onResponse } = openForm();
  await fillIn(user, 'offline@example.com');
  await user.upload(field(/^Upload Resume/), file('cv.pdf', 'application/pdf'));
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  expect(field(/^First Name/)).toHaveProperty('value', 'Asha');
  expect(screen.getByText('cv.pdf')).toBeDefined();
  await user.click(submit());
  await waitFor(() => expect(posts(server)).toHaveLength(2));
  const keys = posts(server).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(1);
  for (const { headers } of posts(server)) {
    expect(headers['Form-Check']).toMatch(/^seconds=\d+\.\d; trap=0$/);
  }
  const instead = screen.getByRole('link', { name: 'careers@kestrova.example' });
  expect(instead.getAttribute('href')).toContain('subject=Application%20for%20KES-');
  expect(onResponse).not.toHaveBeenCalled();
});

test('presses while it is being sent change nothing', async () => {
  const { user, server } = openForm();
  await fillIn(user, 'waiting@example.com');
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('progressbar', { name: 'Submitting your application…' })).toHaveProperty(
    'value',
    0.4,
  );
  await user.click(submit());
  await user.type(field(/^First Name/), '{Enter}');
  expect(posts(server)).toHaveLength(1);
});

test('what was typed for a job comes back with its dialog, and not with that of another', async () => {
  const { user, unmount, job } = openForm();
  await user.type(field(/^First Name/), 'Asha');
  await user.click(field(/^You can contact me/));
  unmount();

  const other = openForm();
  expect(field(/^First Name/)).toHaveProperty('value', '');
  other.unmount();

  openForm(createFakeServer(), job.jobId);
  expect(field(/^First Name/)).toHaveProperty('value', 'Asha');
  expect(field(/^You can contact me/)).toHaveProperty('checked', true);
});

test('what was received is forgotten', async () => {
  const { user, unmount, job, onResponse } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.accepted));
  unmount();
  openForm(createFakeServer(), job.jobId);
  expect(field(/^First Name/)).toHaveProperty('value', '');
});

test('a browser without cookies is told what to do, and keeps what was typed', async () => {
  const { user, onResponse } = openForm();
  await fillIn(user, 'cookieless@example.com');
  await user.click(submit());
  const address = await screen.findByRole('link', { name: 'careers@kestrova.example' });
  expect(address.closest('[role=alert]')?.textContent).toContain('cannot be sent without cookies');
  expect(field(/^First Name/)).toHaveProperty('value', 'Asha');
  expect(onResponse).not.toHaveBeenCalled();
});

test('what stands in the fields is sent, whoever put it there', async () => {
  const { user, server, onResponse } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  for (const [name, value] of [
    [/^Last Name/, 'Eze'],
    [/^Cover Letter/, 'Dear team'],
  ] as const) {
    const control = field(name);
    if ('value' in control) control.value = value;
  }
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.accepted));
  const body = posts(server)[0]?.body;
  expect(body instanceof FormData && readData(body)).toMatchObject({
    lastName: 'Eze',
    coverLetterDescription: 'Dear team',
  });
});

test('a pasted number loses what separates its digits, and a typed one does not', async () => {
  const { user } = openForm();
  await user.click(field(/^Phone Number/));
  await user.paste('(202) 555-0143');
  expect(field(/^Phone Number/)).toHaveProperty('value', '2025550143');
  await user.clear(field(/^Phone Number/));
  await user.keyboard('(202) 555-0143');
  expect(field(/^Phone Number/)).toHaveProperty('value', '(202) 555-0143');
});

test(
  'tells phones and password managers what each field is',
  { tags: ['WCAG-1.3.5', 'WCAG-3.3.2'] },
  () => {
    openForm();
    expect(field(/^First Name/).getAttribute('autocomplete')).toBe('given-name');
    expect(field(/^Last Name/).getAttribute('autocomplete')).toBe('family-name');
    expect(field(/^Email/).getAttribute('inputmode')).toBe('email');
    expect(field(/^Phone Number/).getAttribute('inputmode')).toBe('numeric');
  },
);

function readData(body: FormData): unknown {
  const data = body.get('data');
  return typeof data === 'string' ? JSON.parse(data) : data;
}
