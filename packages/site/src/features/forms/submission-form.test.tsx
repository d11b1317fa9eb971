import { ApiClientProvider } from '@kestrova/api-client';
import { createFakeServer } from '@kestrova/api-client/testing';
import { TextField, ToastRegion } from '@kestrova/design-system';
import { jobAlertFormSchema } from '@kestrova/validation';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from './form-entries.ts';
import { SubmissionForm } from './submission-form.tsx';
import { useFormEntries } from './use-form-entries.ts';
import { useSubmissionForm } from './use-submission-form.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  drafts.clear();
  vi.restoreAllMocks();
});

interface TestFormProps {
  responseIn?: 'toast' | 'form';
  draftKey?: string;
}

function TestForm({ responseIn = 'toast', draftKey = '' }: TestFormProps) {
  const entries = useFormEntries({ id: 'test', schema: jobAlertFormSchema, draftKey });
  const form = useSubmissionForm({
    call: 'createJobAlert',
    entries,
    toSubmission: ({ email }) => ({ email, country: 'USA' }),
    responseIn,
  });
  return (
    <SubmissionForm
      form={form}
      copy={{ submit: 'Send', submitting: 'Sending' }}
      email={{ address: 'team@example.com', subject: 'My entries' }}
    >
      <TextField label="Email" {...entries.field('email')} />
    </SubmissionForm>
  );
}

function createForm(props: TestFormProps = {}) {
  const server = createFakeServer();
  const posts = () => server.requests.filter(({ method }) => method === 'POST');
  const checks = () => posts().map(({ headers }) => headers['Form-Check']);
  const form = (
    <ApiClientProvider client={server.client}>
      <TestForm {...props} />
      <ToastRegion />
    </ApiClientProvider>
  );
  return { server, posts, checks, form, user: userEvent.setup() };
}

function openForm(props?: TestFormProps) {
  const created = createForm(props);
  return { ...created, ...render(created.form) };
}

/** Puts the prerendered form into the document; the returned function hydrates it. */
function prerenderForm() {
  const created = createForm();
  const root = document.createElement('div');
  root.innerHTML = renderToString(created.form);
  document.body.append(root);
  return { ...created, hydrate: () => act(() => void hydrateRoot(root, created.form)) };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const submit = () => screen.getByRole('button', { name: /^Send/ });
const ended = () => waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
const findHoneypot = () => document.querySelector<HTMLInputElement>('input[name="topic"]');
/** Tries to leave the page; whether the browser is to ask first. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test(
  'shows errors only after an attempt to send, in a summary that leads to each field',
  { tags: ['WCAG-3.3.1'] },
  async () => {
    const { user, server } = openForm();
    await user.type(field(), 'asha');
    await user.tab();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(server.requests).toEqual([]);

    await user.click(screen.getByRole('link', { name: /email/i }));
    expect(document.activeElement).toBe(field());
    await user.keyboard('@example.com');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBeNull());
  },
);

test('keeps and counts what was typed before hydration, and cannot be sent by then', async () => {
  const { hydrate, user, posts } = prerenderForm();
  expect(document.querySelector('form')?.method).toBe('post');
  expect(submit()).toHaveProperty('disabled', true);
  await user.type(field(), 'asha@example.com');
  hydrate();
  expect(submit()).toHaveProperty('disabled', false);
  expect(field().value).toBe('asha@example.com');
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test('sends what its fields show, also when they were filled in without an event', async () => {
  const { user, server } = openForm();
  field().value = 'asha@example.com';
  await user.click(submit());
  await waitFor(() => expect(server.accepted.size).toBe(1));
});

test('tells an accepted submission in a toast, and is empty again', async () => {
  const { user } = openForm();
  await user.type(field(), 'asha@example.com');
  await user.click(submit());
  await screen.findByText('Thank you. We have received what you sent.');
  expect(field().value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends once on a double press', async () => {
  const { user, posts } = openForm();
  await user.type(field(), 'asha@example.com');
  // Both before the entries are validated.
  fireEvent.click(submit());
  fireEvent.click(submit());
  await waitFor(() => expect(field().value).toBe(''));
  expect(posts()).toHaveLength(1);
});

test.each(['declined', 'failing', 'offline'])(
  'keeps the entries when the submission is %s, and names an address unless it was read',
  async (outcome) => {
    const { user, posts } = openForm();
    await user.type(field(), `${outcome}@example.com`);
    await user.click(submit());
    await waitFor(() => expect(posts()).toHaveLength(1));
    await ended();
    expect(field().value).toBe(`${outcome}@example.com`);
    const address = screen.queryByRole('link', { name: 'team@example.com' });
    expect(address?.getAttribute('href')).toBe(
      outcome === 'declined' ? undefined : 'mailto:team@example.com?subject=My%20entries',
    );
  },
);

test('shows a declined submission above the button where there is no toast', async () => {
  const { user } = openForm({ responseIn: 'form' });
  await user.type(field(), 'declined@example.com');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('has been filled');
});

test('says what to do in a browser without cookies, and keeps the entries', async () => {
  const { user } = openForm();
  await user.type(field(), 'cookieless@example.com');
  await user.click(submit());
  const address = await screen.findByRole('link', { name: 'team@example.com' });
  expect(address.closest('[role=alert]')?.textContent).toContain('cannot be sent without cookies');
  expect(field().value).toBe('cookieless@example.com');
});

test('makes the browser ask before it leaves unsent entries', async () => {
  const { user, posts, unmount } = openForm();
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(field(), 'a');
  expect(asksBeforeLeaving()).toBe(true);
  await user.type(field(), '{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(field(), 'asha@example.com');
  await user.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(1));
  await ended();
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(field(), 'a');
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

test('restores a draft under its own key until it is accepted', async () => {
  const first = openForm({ draftKey: 'first' });
  await first.user.type(field(), 'asha@example.com');
  first.unmount();
  const second = openForm({ draftKey: 'second' });
  expect(field().value).toBe('');
  second.unmount();

  const again = openForm({ draftKey: 'first' });
  expect(field().value).toBe('asha@example.com');
  await again.user.click(submit());
  await waitFor(() => expect(again.server.accepted.size).toBe(1));
  await ended();
  again.unmount();
  openForm({ draftKey: 'first' });
  expect(field().value).toBe('');
});

test('tells the server of a filled honeypot once, so that a retry passes', async () => {
  const { user, checks } = openForm();
  await user.type(field(), 'unsolicited@example.com');
  const honeypot = findHoneypot();
  if (honeypot) honeypot.value = 'https://pills.example';
  for (const count of [1, 2]) {
    await user.click(submit());
    await waitFor(() => expect(checks()).toHaveLength(count));
    await ended();
  }
  expect(checks()).toEqual([
    expect.stringMatching(/^seconds=\d+\.\d; trap=1$/),
    expect.stringMatching(/^seconds=\d+\.\d; trap=0$/),
  ]);
});

test(
  'hides the honeypot from the keyboard and from assistive technology',
  { tags: ['WCAG-1.3.1', 'WCAG-2.4.3', 'WCAG-4.1.2'] },
  async () => {
    const { user } = openForm();
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(findHoneypot()?.closest('[inert]')).not.toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(field());
    await user.tab();
    expect(document.activeElement).toBe(submit());
    expect(findHoneypot()?.required).toBe(false);
  },
);

test.each([
  ['since it was rendered', 72_500, 'seconds=12.5; trap=0'],
  ['not at all when the clock goes backwards', 1000, 'trap=0'],
])('tells the server how long it was open: %s', async (_, sentAt, check) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const { checks } = openForm();
  fireEvent.input(field(), { target: { value: 'asha@example.com' } });
  now.mockReturnValue(sentAt);
  fireEvent.click(submit());
  await waitFor(() => expect(checks()).toEqual([check]));
});

test('counts the time of a prerendered form from its document', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(3000);
  const { hydrate, checks } = prerenderForm();
  hydrate();
  fireEvent.input(field(), { target: { value: 'asha@example.com' } });
  now.mockReturnValue(4000);
  fireEvent.click(submit());
  await waitFor(() => expect(checks()).toEqual(['seconds=4.0; trap=0']));
});
