import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SubmissionOutcome } from './submission-outcome.ts';
import { useSubmission } from './use-submission.ts';

const ACCEPTED: SubmissionOutcome = { kind: 'accepted', message: 'Thanks.' };

/** An operation that ends when the test says so. */
function createOperation() {
  const { promise, resolve } = Promise.withResolvers<SubmissionOutcome>();
  const operation = vi.fn<
    (
      client: unknown,
      entries: string,
      options: { signal?: AbortSignal | undefined },
    ) => Promise<SubmissionOutcome>
  >(() => promise);
  const load = async () => operation;
  return { operation, load, resolve };
}

test('a second press changes nothing while the first is under way', async () => {
  const { operation, load, resolve } = createOperation();
  const { result } = renderHook(() => useSubmission(load));
  const outcomes = await act(async () => {
    const both = [result.current.submit('entries'), result.current.submit('entries')];
    resolve(ACCEPTED);
    return Promise.all(both);
  });
  expect(outcomes).toEqual([ACCEPTED, { kind: 'under-way' }]);
  expect(operation).toHaveBeenCalledTimes(1);
  expect(result.current.sending).toBe(false);
});

test('leaving the page aborts what is under way', async () => {
  const { operation, load } = createOperation();
  const { result, unmount } = renderHook(() => useSubmission(load));
  await act(async () => void result.current.submit('entries'));
  expect(result.current.sending).toBe(true);
  unmount();
  expect(operation.mock.calls[0]?.[2].signal?.aborted).toBe(true);
});

test('code that does not arrive is the network failing, and the next press tries again', async () => {
  const { load, resolve } = createOperation();
  const flaky = vi.fn<typeof load>(load).mockRejectedValueOnce(new Error('Failed to fetch'));
  const { result } = renderHook(() => useSubmission(flaky));
  const failed = await act(() => result.current.submit('entries'));
  expect(failed).toMatchObject({ kind: 'failed', error: { kind: 'unreachable' } });
  resolve(ACCEPTED);
  expect(await act(() => result.current.submit('entries'))).toEqual(ACCEPTED);
});
