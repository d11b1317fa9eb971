import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.tsx';
import { getJobAlerts, getOwnApplication, getReview, useOwnApplication } from './emailed-links.ts';
import { sendSubmission } from './send-submission.ts';
import type { SubmissionEntries, SubmissionName } from './send-submission.ts';
import { createFakeServer, fakeTokens } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';
import { withinProvider } from './testing/within-provider.tsx';

const { application, alert } = fakeTokens;
const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

const send =
  <Name extends SubmissionName>(
    name: Name,
    toEntries: (token: string) => SubmissionEntries[Name],
  ) =>
  (client: ApiClient, token: string) =>
    sendSubmission(client, name, toEntries(token));

const calls: [string, (client: ApiClient, token: string) => Promise<unknown>][] = [
  ['getOwnApplication', getOwnApplication],
  ['replaceOwnFiles', send('replaceOwnFiles', (token) => ({ token, files: { cv } }))],
  ['withdrawOwnApplication', send('withdrawOwnApplication', (token) => token)],
  ['getReview', getReview],
  [
    'changeStatus',
    send('changeStatus', (token) => ({ token, change: { status: 'offer', notify: true } })),
  ],
  ['getJobAlerts', getJobAlerts],
  ['confirmJobAlert', send('confirmJobAlert', (token) => token)],
  ['endJobAlert', send('endJobAlert', (token) => ({ token, alertId: 'alert-2' }))],
];

test.each(calls)('%s sends the token only in its header', async (_name, call) => {
  const server = createFakeServer();
  await call(server.client, 'a-token-that-leads-nowhere').catch(() => undefined);
  const request = server.requests.at(-1);
  expect(request?.headers['Authorization']).toBe('Bearer a-token-that-leads-nowhere');
  expect(server.requests.map(({ url }) => url).join()).not.toContain('a-token');
  expect(request?.body instanceof FormData ? '' : `${request?.body}`).not.toContain('a-token');
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
