import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { getJobDetailsById, useJob, useJobs } from './jobs.ts';
import { createFakeServer, fakeJobDetails, fakeJobs } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';
import { withinProvider } from './testing/within-provider.tsx';

test('lists the jobs of a country, and caches them', async () => {
  const server = createFakeServer();
  const first = renderHook(() => useJobs('USA'), withinProvider(server.client));
  await waitFor(() => expect(first.result.current.data).toEqual(fakeJobs.USA));
  first.unmount();
  const again = renderHook(() => useJobs('USA'), withinProvider(server.client));
  expect(again.result.current.data).toEqual(fakeJobs.USA);
  expect(server.requests).toHaveLength(1);
});

test('retries a failed list once, reports the error, and can reload it', async () => {
  const server = createFakeServer({ jobs: 'offline' });
  const { result } = renderHook(() => useJobs('India'), withinProvider(server.client));
  await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError), { timeout: 3000 });
  expect(server.requests).toHaveLength(2);
  server.jobs = 'normal';
  result.current.reload();
  await waitFor(() => expect(result.current.data).toEqual(fakeJobs.India));
});

test('requests an unknown job once', async () => {
  const server = createFakeServer();
  const { result } = renderHook(() => useJob(999), withinProvider(server.client));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'not-found' }));
  expect(server.requests).toHaveLength(1);
});

test('keeps the time of a page that is newer than this clock', async () => {
  const server = createFakeServer();
  const readAt = Date.now() + 86_400_000;
  const initialData = [{ jobId: 1, jobTitle: 'Closed long ago' }];
  const { result } = renderHook(
    () => useJobs('USA', { initialData, initialDataUpdatedAt: readAt }),
    withinProvider(server.client),
  );
  result.current.reload();
  await waitFor(() => expect(result.current.data).toEqual(fakeJobs.USA));
  expect(result.current.readAt).toBe(readAt);
});

test('can reload a list that never arrives, and aborts the first attempt', async () => {
  const server = createFakeServer({ jobs: 'pending' });
  const { result } = renderHook(() => useJobs('India'), withinProvider(server.client));
  await waitFor(() => expect(server.requests).toHaveLength(1));
  server.jobs = 'normal';
  result.current.reload();
  await waitFor(() => expect(result.current.data).toEqual(fakeJobs.India));
  expect(server.requests[0]?.signal?.aborted).toBe(true);
});

test('reads a job whose id is a text of digits', async () => {
  const job = { jobId: '101', jobTitle: 'Engineer' };
  const { client } = createRecordingClient(respondJson(200, job));
  expect(await getJobDetailsById(client, 101)).toMatchObject({ jobId: 101 });
});

test.each([null, '', '2026-02-30', '2026-11-30T12:00:00Z', 20261130])(
  'reads a job without its malformed closing date %j',
  async (closingDate) => {
    const job = { jobId: 101, jobTitle: 'Engineer', closingDate };
    const { client } = createRecordingClient(respondJson(200, job));
    const read = await getJobDetailsById(client, 101);
    expect([read.jobTitle, read.closingDate]).toEqual(['Engineer', undefined]);
  },
);

test.each([{ jobId: 0 }, { jobTitle: ' ' }])('rejects a job with %j', async (change) => {
  const job = { ...fakeJobDetails(101), ...change };
  const { client } = createRecordingClient(respondJson(200, job));
  await expect(getJobDetailsById(client, 101)).rejects.toMatchObject({ kind: 'unreadable' });
});
