import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ended, field, openForm, prerenderForm, submit } from './testing/test-form.tsx';

/** Tries to leave the page. @returns whether the browser would ask first. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test(
  'shows errors only after an attempt to send, in a summary that links to each field',
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

// tooling/e2e tests it with programs that have changed the page.
test('keeps entries and focus from before hydration, and sends only after it', async () => {
  const { hydrate, user, posts } = prerenderForm();
  expect(document.querySelector('form')?.method).toBe('post');
  expect(submit()).toHaveProperty('disabled', true);
  await user.type(field(), 'asha@example.com');
  field().setSelectionRange(5, 12, 'backward');
  hydrate();
  expect(submit()).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(field());
  const { value, selectionStart, selectionEnd, selectionDirection } = field();
  expect([value, selectionStart, selectionEnd, selectionDirection]).toEqual([
    'asha@example.com',
    5,
    12,
    'backward',
  ]);
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(submit());
  await waitFor(() => expect(posts()).toHaveLength(1));
});

test('sends what its fields show, even if they were filled without an event', async () => {
  const { user, server } = openForm();
  field().value = 'asha@example.com';
  await user.click(submit());
  await waitFor(() => expect(server.accepted.size).toBe(1));
});

test.each(['declined', 'failing', 'offline'])(
  'keeps the entries when the submission is %s, and shows an email address unless the server declined',
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

test('shows a declined submission above the button if the response is not in a toast', async () => {
  const { user } = openForm({ responseIn: 'form' });
  await user.type(field(), 'declined@example.com');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('has been filled');
});

test('asks for cookies and keeps the entries in a browser without cookies', async () => {
  const { user } = openForm();
  await user.type(field(), 'cookieless@example.com');
  await user.click(submit());
  const address = await screen.findByRole('link', { name: 'team@example.com' });
  expect(address.closest('[role=alert]')?.textContent).toContain('can’t be sent without cookies');
  expect(field().value).toBe('cookieless@example.com');
});

test('makes the browser ask before it leaves a page with unsent entries', async () => {
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

test('restores a draft until it is accepted', async () => {
  const draftKey = 'draft';
  const first = openForm({ draftKey });
  await first.user.type(field(), 'asha@example.com');
  first.unmount();

  const again = openForm({ draftKey });
  expect(field().value).toBe('asha@example.com');
  await again.user.click(submit());
  await waitFor(() => expect(again.server.accepted.size).toBe(1));
  await ended();
  again.unmount();
  openForm({ draftKey });
  expect(field().value).toBe('');
});
