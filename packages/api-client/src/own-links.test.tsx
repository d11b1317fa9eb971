import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiClientProvider } from './api-client-provider.tsx';
import type { ApiClient } from './api-client.ts';
import { confirmJobAlert } from './confirm-job-alert.ts';
import { createJobAlert } from './create-job-alert.ts';
import { endJobAlert } from './end-job-alert.ts';
import { getJobAlerts } from './get-job-alerts.ts';
import { getOwnApplication, useOwnApplication } from './get-own-application.ts';
import { replaceOwnFiles } from './replace-own-files.ts';
import { createFakeServer, fakeSecrets, type FakeServer } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';
import { withdrawOwnApplication } from './withdraw-own-application.ts';

const { application, bareApplication, alert } = fakeSecrets;
const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

const calls: [string, (client: ApiClient, secret: string) => Promise<unknown>][] = [
  ['getOwnApplication', getOwnApplication],
  ['replaceOwnFiles', (client, secret) => replaceOwnFiles(client, { secret, files: { cv } })],
  ['withdrawOwnApplication', withdrawOwnApplication],
  ['getJobAlerts', getJobAlerts],
  ['confirmJobAlert', confirmJobAlert],
  ['endJobAlert', (client, token) => endJobAlert(client, { token, alertId: 'alert-1' })],
];

test.each(calls)('%s carries the secret in its header alone', async (_name, call) => {
  const server = createFakeServer();
  await call(server.client, 'a-secret-that-leads-nowhere').catch(() => undefined);
  const request = server.requests.at(-1);
  expect(request?.headers['Authorization']).toBe('Bearer a-secret-that-leads-nowhere');
  expect(server.requests.map(({ url }) => url).join()).not.toContain('a-secret');
  expect(request?.body instanceof FormData ? '' : `${request?.body}`).not.toContain('a-secret');
});

test.each(calls)('%s: a link that leads nowhere is not found', async (_name, call) => {
  const { client } = createFakeServer();
  await expect(call(client, 'a-secret-that-leads-nowhere')).rejects.toMatchObject({
    kind: 'not-found',
  });
});

const postKeys = ({ requests }: FakeServer) =>
  requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['Idempotency-Key']);

test('a withdrawal without a response is the same one when it is tried again', async () => {
  const server = createFakeServer();
  const offline = (secret: string) =>
    withdrawOwnApplication(server.client, `offline.${secret}`).catch(() => undefined);
  await offline(application);
  await offline(application);
  await offline(bareApplication);
  const [first, again, other] = postKeys(server);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('the same file for another application is another submission', async () => {
  const server = createFakeServer();
  for (const secret of [`offline.${application}`, `offline.${bareApplication}`]) {
    await replaceOwnFiles(server.client, { secret, files: { cv } }).catch(() => undefined);
  }
  expect(new Set(postKeys(server)).size).toBe(2);
});

test('files take the place of those of their part, and nothing else is sent', async () => {
  const server = createFakeServer();
  await replaceOwnFiles(server.client, {
    secret: application,
    files: { cv, additionalFile: undefined },
  });
  const body = server.requests.at(-1)?.body;
  expect(body instanceof FormData ? [...body] : []).toEqual([['cv', cv]]);
  const { files } = await getOwnApplication(server.client, application);
  expect(files.map(({ part, name }) => [part, name])).toEqual([
    ['cv', 'cv.pdf'],
    ['additionalFile', 'portfolio-of-payment-systems-2019-to-2026.pdf'],
  ]);
});

test('an application with little in it shows what there is', async () => {
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
    isJobOpen: false,
    files: [{ part: 'cv', name: 'cv.pdf' }],
  });
});

test('what is no application is no application', async () => {
  const { client } = createRecordingClient(respondJson(200, { files: [] }));
  await expect(getOwnApplication(client, application)).rejects.toMatchObject({
    kind: 'unreadable',
  });
});

test('an alert that cannot be read hides no other', async () => {
  const { client } = createRecordingClient(
    respondJson(200, {
      email: null,
      alerts: [{ country: 'India' }, null, { alertId: 'a', country: 'USA', createdDate: 7 }],
    }),
  );
  expect(await getJobAlerts(client, alert)).toEqual({
    alerts: [{ alertId: 'a', isConfirmed: false, country: 'USA' }],
  });
});

test('an alert is made, confirmed and ended', async () => {
  const { client, accepted } = createFakeServer();
  const request = {
    email: 'asha.okafor@example.com',
    country: 'India',
    keywords: 'react',
  } as const;
  expect(await createJobAlert(client, request)).toMatchObject({ isAccepted: true });
  expect([...accepted.values()]).toEqual([request]);
  await confirmJobAlert(client, alert);
  const { alerts } = await getJobAlerts(client, alert);
  expect(alerts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true, true]);
  await endJobAlert(client, { token: alert, alertId: 'alert-2' });
  const left = await getJobAlerts(client, alert);
  expect(left.alerts.map(({ alertId }) => alertId)).toEqual(['alert-1', 'alert-3']);
});

test('an application is forgotten once its page is left', async () => {
  const { client } = createFakeServer();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiClientProvider client={client}>{children}</ApiClientProvider>
  );
  const { result, unmount } = renderHook(() => useOwnApplication(application), { wrapper });
  await waitFor(() => expect(result.current.data).toMatchObject({ reference: 'KA-7QF4-2M' }));
  unmount();
  await waitFor(() => expect(client.queryClient.getQueryCache().getAll()).toEqual([]));
});
