import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.tsx';
import { getJobAlerts, getOwnApplication, useOwnApplication } from './emailed-links.ts';
import { sendSubmission } from './send-submission.ts';
import type { SubmissionEntries, SubmissionName } from './send-submission.ts';
import { createFakeServer, fakeSecrets } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';
import { withinProvider } from './testing/within-provider.tsx';

const { application, bareApplication, alert } = fakeSecrets;
const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

const send =
  <Name extends SubmissionName>(
    name: Name,
    toEntries: (secret: string) => SubmissionEntries[Name],
  ) =>
  (client: ApiClient, secret: string) =>
    sendSubmission(client, name, toEntries(secret));

const replaceFiles = send('replaceOwnFiles', (secret) => ({ secret, files: { cv } }));
const withdraw = send('withdrawOwnApplication', (secret) => secret);
const confirmAlert = send('confirmJobAlert', (token) => token);
const endAlert = send('endJobAlert', (token) => ({ token, alertId: 'alert-2' }));

const calls: [string, (client: ApiClient, secret: string) => Promise<unknown>][] = [
  ['getOwnApplication', getOwnApplication],
  ['replaceOwnFiles', replaceFiles],
  ['withdrawOwnApplication', withdraw],
  ['getJobAlerts', getJobAlerts],
  ['confirmJobAlert', confirmAlert],
  ['endJobAlert', endAlert],
];

test.each(calls)('%s carries the secret in its header alone', async (_name, call) => {
  const server = createFakeServer();
  await call(server.client, 'a-secret-that-leads-nowhere').catch(() => undefined);
  const request = server.requests.at(-1);
  expect(request?.headers['Authorization']).toBe('Bearer a-secret-that-leads-nowhere');
  expect(server.requests.map(({ url }) => url).join()).not.toContain('a-secret');
  expect(request?.body instanceof FormData ? '' : `${request?.body}`).not.toContain('a-secret');
});

test.each([
  ['a withdrawal', withdraw],
  ['files', replaceFiles],
])('retries %s with the same key, and uses another key for another link', async (_what, call) => {
  const server = createFakeServer();
  for (const secret of [application, application, bareApplication]) {
    await call(server.client, `offline.${secret}`).catch(() => undefined);
  }
  const [first, again, other] = server.requests.flatMap(
    ({ headers }) => headers['Idempotency-Key'] ?? [],
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('reads an application with missing optional fields', async () => {
  const { client } = createRecordingClient(
    respondJson(200, {
      reference: 'KA-1',
      jobTitle: null,
      receivedAt: 'soon',
      files: [{ part: 'cv', name: 'cv.pdf' }, { part: 'photo', name: 'me.png' }, null],
    }),
  );
  expect(await getOwnApplication(client, application)).toEqual({
    reference: 'KA-1',
    files: [{ part: 'cv', name: 'cv.pdf' }],
  });
});

test('rejects an application without a reference', async () => {
  const { client } = createRecordingClient(respondJson(200, { files: [] }));
  await expect(getOwnApplication(client, application)).rejects.toMatchObject({
    kind: 'unreadable',
  });
});

test('omits an unreadable alert, and returns the others', async () => {
  const { client } = createRecordingClient(
    respondJson(200, {
      email: null,
      alerts: [{ country: 'India' }, null, { alertId: 'a', country: 'USA', createdDate: 7 }],
    }),
  );
  expect(await getJobAlerts(client, alert)).toEqual({
    alerts: [{ alertId: 'a', country: 'USA' }],
  });
});

test('creates, confirms and ends an alert', async () => {
  const { client, accepted } = createFakeServer();
  const request = {
    email: 'asha.okafor@example.com',
    country: 'India',
    keywords: 'react',
  } as const;
  await sendSubmission(client, 'createJobAlert', request);
  expect([...accepted.values()]).toEqual([request]);
  await confirmAlert(client, alert);
  await endAlert(client, alert);
  const { alerts } = await getJobAlerts(client, alert);
  expect(alerts.map(({ alertId, isConfirmed }) => [alertId, isConfirmed])).toEqual([
    ['alert-1', true],
    ['alert-3', true],
  ]);
});

test('removes an application from the cache when its page is left', async () => {
  const { client } = createFakeServer();
  const { result, unmount } = renderHook(
    () => useOwnApplication(application),
    withinProvider(client),
  );
  await waitFor(() => expect(result.current.data).toMatchObject({ reference: 'KA-7QF4-2M' }));
  unmount();
  await waitFor(() => expect(client.queryClient.getQueryCache().getAll()).toEqual([]));
});
