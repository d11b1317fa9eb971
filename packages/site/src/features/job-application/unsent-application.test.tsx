import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { field, fillIn, openForm, responses, submit } from './testing/open-form.tsx';

afterEach(cleanup);

/** Tries to leave the page; whether the browser is to ask first. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it leaves an unsent application', async () => {
  const { user, unmount } = openForm();
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(field(/^First Name/), 'A');
  expect(asksBeforeLeaving()).toBe(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

test('what was typed and removed, or received, is nothing to lose', async () => {
  const { user, onResponse } = openForm();
  await user.type(field(/^First Name/), 'A{Backspace}');
  expect(asksBeforeLeaving()).toBe(false);
  await fillIn(user, 'asha.okafor@example.com');
  await user.click(submit());
  await waitFor(() => expect(onResponse).toHaveBeenCalledWith(responses.accepted));
  cleanup();
  expect(asksBeforeLeaving()).toBe(false);
});
