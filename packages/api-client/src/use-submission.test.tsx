import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createFakeServer } from './testing.ts';
import { fakeContactRequest } from './testing/fake-entries.ts';
import { withinProvider } from './testing/within-provider.tsx';
import { useSubmission } from './use-submission.ts';

const entriesFor = (outcome: string) => ({
  ...fakeContactRequest,
  email: `${outcome}@example.com`,
});

function renderSubmission() {
  const { client, posts } = createFakeServer();
  const hook = renderHook(() => useSubmission('submitContactRequest'), withinProvider(client));
  return { posts, ...hook };
}

test('reports the progress of a submission, and aborts it when the page is left', async () => {
  const { result, unmount, posts } = renderSubmission();
  let left: unknown;
  act(() => {
    result.current.mutateAsync(entriesFor('waiting')).catch((error: unknown) => (left = error));
  });
  await act(() => vi.waitFor(() => expect(posts()).toHaveLength(1)));
  expect(result.current).toMatchObject({ isPending: true, progress: 0.4 });
  unmount();
  await vi.waitFor(() => expect(left).toMatchObject({ kind: 'aborted' }));
  expect(posts()[0]?.signal?.aborted).toBe(true);
});

test('sends once on two presses before a render, and again after the response', async () => {
  const { result, posts } = renderSubmission();
  const press = result.current.mutateAsync;
  await act(async () => {
    const first = press(entriesFor('asha'));
    await expect(press(entriesFor('asha'))).rejects.toMatchObject({ kind: 'aborted' });
    expect(await first).toMatchObject({ isAccepted: true });
  });
  expect(result.current.isPending).toBe(false);
  await act(() => press(entriesFor('asha')));
  expect(posts()).toHaveLength(2);
});

test('sends no header for a form without a check', async () => {
  const { result, posts } = renderSubmission();
  await act(() => result.current.mutateAsync(entriesFor('asha')));
  expect(posts()[0]?.headers).not.toHaveProperty('Form-Check');
});
