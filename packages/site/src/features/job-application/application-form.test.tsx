import { createFakeServer } from '@kestrova/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, file, fillIn, openForm, submit } from './testing/open-form.tsx';

test('names every invalid field and the missing CV, in the order of the fields', async () => {
  const { user } = openForm();
  await user.type(field(/^First Name/), '3');
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect([...summary.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'No special characters are allowed.',
    'Last name must not be empty.',
    'Email must not be empty.',
    'Phone number must not be empty',
    'Upload CV must not be empty.',
    'You must agree to the privacy policy before submitting.',
  ]);
});

test('removes the error of the agreement, in the summary too, once it is checked', async () => {
  const { user } = openForm();
  await user.click(submit());
  // Otherwise each corrected field would announce all errors that remain.
  expect((await screen.findByRole('alert')).getAttribute('aria-atomic')).toBe('false');
  await user.click(field(/agree to it/));
  await waitFor(() => expect(screen.queryByText(/^You must agree/)).toBeNull());
  expect(field(/agree to it/).getAttribute('aria-invalid')).toBeNull();
  expect(screen.getAllByText('First name must not be empty.')).toHaveLength(2);
});

const CHOOSING = { tags: ['WCAG-2.5.7'] };

test('clears a file of a wrong type at once, and shows its message', CHOOSING, async () => {
  const { user } = openForm();
  await user.upload(field(/^Upload Resume/), file('photo.png', 'image/png'));
  expect(screen.getByRole('alert').textContent).toBe('Only PDF and DOC/DOCX files are allowed.');
  expect(screen.queryByText('photo.png')).toBeNull();

  await user.upload(field(/^Upload Resume/), file('cv.pdf', 'application/pdf'));
  expect(screen.queryByText('Only PDF and DOC/DOCX files are allowed.')).toBeNull();
  expect(screen.getByText('cv.pdf')).toBeDefined();
});

test('scrolls to the message of a file that was just chosen, which buttons may cover', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = openForm();
  await user.upload(field(/^Upload Resume/), file('photo.png', 'image/png'));
  const [message] = scroll.mock.contexts as HTMLElement[];
  expect(message?.textContent).toBe('Only PDF and DOC/DOCX files are allowed.');
  // A submit scrolls to the summary instead.
  await user.click(submit());
  await screen.findByRole('alert');
  expect(scroll.mock.contexts.slice(1)).not.toContain(message);
});

test('accepts a dropped file only in its field, and dropped text in every field', () => {
  const { unmount } = openForm();
  const files = { dataTransfer: { types: ['Files'], items: [{ kind: 'file' }], files: [{}] } };
  const text = { dataTransfer: { types: ['text/plain'], items: [{ kind: 'string' }], files: [] } };
  for (const drag of [fireEvent.dragOver, fireEvent.drop]) {
    expect(drag(document.body, files)).toBe(false);
    expect(drag(field(/^First Name/), files)).toBe(false);
    expect(drag(field(/^Upload Resume/), files)).toBe(true);
    expect(drag(document.body, text)).toBe(false);
    expect(drag(field(/^First Name/), text)).toBe(true);
  }
  unmount();
  expect(fireEvent.drop(document.body, files)).toBe(true);
});

test('shows a message when several files are dropped on a field, and leaves a single one to the browser', async () => {
  const { user } = openForm();
  const resume = field(/^Upload Resume/);
  const dragOf = (...dragged: File[]) => ({
    dataTransfer: {
      types: ['Files'],
      items: dragged.map(() => ({ kind: 'file' })),
      files: dragged,
    },
  });
  const cv = file('cv.pdf', 'application/pdf');
  await user.upload(resume, cv);
  const several = dragOf(cv, file('letter.pdf', 'application/pdf'));
  expect(fireEvent.dragOver(resume, several)).toBe(false);
  expect(fireEvent.drop(resume, several)).toBe(false);
  expect(screen.getByText('Please drop one file.')).toBeDefined();
  expect(resume.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(resume);
  expect(screen.queryByText('cv.pdf')).toBeNull();

  expect(fireEvent.dragOver(resume, dragOf(cv))).toBe(true);
  expect(fireEvent.drop(resume, dragOf(cv))).toBe(true);
  await user.upload(resume, cv);
  expect(screen.queryByText('Please drop one file.')).toBeNull();
});

test('sends the entries and the files, and shows the receipt', async () => {
  const { user, server, onAccepted, job } = openForm();
  await fillIn(user, 'asha.okafor@example.com');
  const cv = file('cv.pdf', 'application/pdf');
  await user.upload(field(/^Upload Resume/), cv);
  expect(field(/^You can contact me/)).toHaveProperty('checked', false);
  await user.click(submit());
  await waitFor(() => expect(onAccepted).toHaveBeenCalled());
  const body = server.posts()[0]?.body;
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

test('sends without a CV, and shows the message of the CV and the progress', async () => {
  const { user, server } = openForm();
  await fillIn(user, 'waiting@example.com');
  await user.click(submit());
  expect(
    await screen.findByRole('progressbar', { name: 'Submitting your application…' }),
  ).toHaveProperty('value', 0.4);
  expect(screen.getByText('Upload CV must not be empty.')).toBeDefined();
  expect(server.posts()).toHaveLength(1);
});

test('names the job in the subject of the email link after a failure', async () => {
  const { user, job } = openForm();
  await fillIn(user, 'offline@example.com');
  await user.click(submit());
  const address = await screen.findByRole('link', { name: 'careers@kestrova.example' });
  expect(address.getAttribute('href')).toContain(`subject=Application%20for%20${job.jobCode}`);
});

test('restores what was typed for the same job, and not for another', async () => {
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

test(
  'sets the autocomplete and input mode of each field',
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
