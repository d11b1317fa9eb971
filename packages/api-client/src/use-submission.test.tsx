import type { FormCheck } from '@kestrova/api-contract';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiClientProvider } from './api-client-provider.tsx';
import { useSubmitContactRequest } from './submit-contact-request.ts';
import { createFakeServer } from './testing.ts';

const request = {
  fullName: 'Asha Okafor',
  companyName: 'Harbor Bank',
  email: 'waiting@example.com',
  companyType: 'harborbank.com',
  message: 'Hello',
  phoneNumber: '+1 2025550143',
};

function renderSubmission(readFormCheck?: () => FormCheck) {
  const server = createFakeServer();
  const hook = renderHook(() => useSubmitContactRequest(readFormCheck), {
    wrapper: ({ children }) => (
      <ApiClientProvider client={server.client}>{children}</ApiClientProvider>
    ),
  });
  return { server, ...hook };
}

test('a mutation that is under way tells its progress', async () => {
  const { result, server } = renderSubmission();
  act(() => result.current.mutate(request));
  await act(() => vi.waitFor(() => expect(server.requests.length).toBe(2)));
  expect(result.current).toMatchObject({ isPending: true, progress: 0.4 });
});

test('leaving the page aborts what is under way, and nothing typed stays in the cache', async () => {
  const { result, unmount, server } = renderSubmission();
  let left: unknown;
  act(() => void result.current.mutateAsync(request).catch((error: unknown) => (left = error)));
  await act(() => vi.waitFor(() => expect(server.requests.length).toBe(2)));
  unmount();
  await vi.waitFor(() => expect(left).toMatchObject({ kind: 'aborted' }));
  expect(server.requests[1]?.signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(server.client.queryClient.getMutationCache().getAll()).toEqual([]));
});

test('each press tells how the form was filled in by then, in a header', async () => {
  const checks: FormCheck[] = [
    { seconds: 0.4, isTrapFilled: true },
    { seconds: 7.25, isTrapFilled: false },
  ];
  const { result, server } = renderSubmission(() => checks.shift() ?? { isTrapFilled: false });
  const failing = { ...request, email: 'failing@example.com' };
  const press = () => act(() => result.current.mutateAsync(failing).catch(() => undefined));
  await press();
  await press();
  const posts = server.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ headers }) => headers['Form-Check'])).toEqual([
    'seconds=0.4; trap=1',
    'seconds=7.3; trap=0',
  ]);
  expect(new Set(posts.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('a form without a check sends no such header', async () => {
  const { result, server } = renderSubmission();
  await act(() => result.current.mutateAsync({ ...request, email: 'asha@example.com' }));
  expect(server.requests.at(-1)?.headers).not.toHaveProperty('Form-Check');
});
