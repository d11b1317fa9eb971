import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiClientProvider } from './api-client-context.ts';
import { createFakeServer, fakeJobDetails, fakeJobs, type FakeServer } from './testing.ts';
import { useJob } from './use-job.ts';
import { useJobs } from './use-jobs.ts';

const within = ({ client }: FakeServer) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ApiClientProvider value={client}>{children}</ApiClientProvider>
  ),
});

test('lists the jobs of a country, and remembers them', async () => {
  const server = createFakeServer();
  const first = renderHook(() => useJobs('USA'), within(server));
  await waitFor(() => expect(first.result.current.data).toEqual(fakeJobs.USA));
  first.unmount();
  const again = renderHook(() => useJobs('USA'), within(server));
  expect(again.result.current.data).toEqual(fakeJobs.USA);
  expect(server.requests).toHaveLength(1);
});

test('a list that fails is asked for once more, then says so, and can be asked for again', async () => {
  const server = createFakeServer({ reading: 'offline' });
  const { result } = renderHook(() => useJobs('India'), within(server));
  await waitFor(() => expect(result.current.isError).toBe(true), { timeout: 3000 });
  expect(server.requests).toHaveLength(2);
  server.reading = 'answers';
  await result.current.refetch();
  await waitFor(() => expect(result.current.data).toEqual(fakeJobs.India));
});

test('an unknown job is not asked for twice', async () => {
  const server = createFakeServer();
  const { result } = renderHook(() => useJob(999), within(server));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'not-found' }));
  expect(server.requests).toHaveLength(1);
});

test('a job that the page came with is shown at once and refreshed', async () => {
  const server = createFakeServer();
  const known = fakeJobDetails(101);
  if (!known) throw new Error('There is no fake job 101.');
  const older = { ...known, jobTitle: 'An older title' };
  const { result } = renderHook(() => useJob(101, { value: older, readAt: 0 }), within(server));
  expect(result.current.data?.jobTitle).toBe('An older title');
  await waitFor(() => expect(result.current.data?.jobTitle).toBe('Senior Java Engineer'));
});
