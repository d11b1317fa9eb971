import { expect, test, vi } from 'vitest';
import { csrfTokenResponseSchema, endpoints } from '@kestrova/api-contract';
import * as z from 'zod/mini';
import type { ApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import { callEndpoint, postWithToken } from './call-endpoint.ts';
import { createFakeServer } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';

const NOTHING_LOST = /Nothing you entered is lost, please try again\./;

const getList = (client: ApiClient, input?: { signal: AbortSignal }) =>
  callEndpoint(client, endpoints.getAllJobs, z.array(z.unknown()), input).catch(
    (error: unknown) => error,
  );

test.each([
  [404, '{"exceptionMsg":"Unknown."}', 'not-found', /^Resource not found\.$/],
  [400, '{"exceptionMsg":"Check your email."}', 'client-error', /^Check your email\.$/],
  [429, '{"exceptionMsg":"Wait a minute.","error":"x"}', 'client-error', /^Wait a minute\.$/],
  [500, '{"error":"We are being repaired."}', 'server-error', /^We are being repaired\.$/],
  [507, '{"exceptionMsg":"","error":"The disk is full."}', 'server-error', /^The disk is full\.$/],
  [507, '{"exceptionMsg":null,"error":"No space."}', 'server-error', /^No space\.$/],
  [503, '{"responseMessage":"Back at nine."}', 'server-error', /^Back at nine\.$/],
  [503, '{}', 'server-error', NOTHING_LOST],
  [502, '<html>Bad Gateway</html>', 'server-error', NOTHING_LOST],
  [
    413,
    '<html>Request Entity Too Large</html>',
    'client-error',
    /too large.* make it smaller and try again\.$/,
  ],
  [415, '', 'client-error', /could not read.* If you chose a file, choose another one\.$/],
  [400, '{"exceptionMsg":42}', 'client-error', NOTHING_LOST],
  [200, '<html>Welcome to our Wi-Fi</html>', 'unreadable', NOTHING_LOST],
  [200, '{"jobId":1}', 'unreadable', NOTHING_LOST],
])('reports a response %i with %s', async (status, body, kind, message) => {
  const error = await getList(createRecordingClient({ status, body }).client);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, status, message: expect.stringMatching(message) });
});

test('reports a missing response as recoverable, and keeps the cause', async () => {
  const cause = new Error('The network failed.');
  expect(await getList(createRecordingClient(cause).client)).toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(NOTHING_LOST),
    cause,
  });
});

test('rejects an aborted call with its reason, not with an ApiError', async () => {
  const leave = new AbortController();
  const { client } = createFakeServer({ jobs: 'pending' });
  const call = getList(client, { signal: leave.signal });
  leave.abort('gone');
  expect(await call).toBe('gone');
});

test('requests the base URL with parameters and query', async () => {
  const { client, requests } = createRecordingClient({ status: 200, body: '{}' });
  await callEndpoint(client, endpoints.getJobDetailsById, z.object({}), {
    params: { id: 'a/b' },
    query: { jobCountry: 'USA' },
  });
  expect(requests[0]?.url).toBe('/v1/website/job/get-job-details-by-id/a%2Fb?jobCountry=USA');
});

const accepted = respondJson(200, { csrfToken: 'read' });
const forbidden = respondJson(403, { exceptionMsg: 'This page has expired.' });
const token = (csrfToken: string) => respondJson(200, { csrfToken });

function openPage(...responses: Parameters<typeof createRecordingClient>) {
  const { client, requests } = createRecordingClient(...responses);
  return {
    post: () =>
      postWithToken(client, endpoints.submitContactRequest, csrfTokenResponseSchema, {
        body: '{}',
      }),
    sent: () => requests.map(({ method, headers }) => headers['X-XSRF-TOKEN'] ?? method),
    requests,
  };
}

test('gets a token before the first POST, and sends it with each', async () => {
  const { post, sent, requests } = openPage(token('first'), accepted);
  await post();
  await post();
  expect(requests[0]?.url).toBe('/v1/website/csrf-token');
  expect(sent()).toEqual(['GET', 'first', 'first']);
});

test('replaces a rejected token, and retries the POST', async () => {
  const { post, sent } = openPage(token('first'), forbidden, token('second'), accepted);
  await post();
  await post();
  expect(sent()).toEqual(['GET', 'first', 'GET', 'second', 'second']);
});

test('reports missing cookies if a fresh token is rejected too, and starts again', async () => {
  const responses = [token('first'), forbidden, token('second'), forbidden, token('third')];
  const { post, sent } = openPage(...responses, accepted);
  await expect(post()).rejects.toMatchObject({
    kind: 'cookies',
    message: expect.stringContaining('cookies'),
  });
  expect(sent()).toEqual(['GET', 'first', 'GET', 'second']);
  await post();
  expect(sent().slice(4)).toEqual(['GET', 'third']);
});

test('passes on a second rejection if the browser does keep the cookie', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: true });
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=second' });
  const { post } = openPage(token('first'), forbidden, token('second'), forbidden);
  await expect(post()).rejects.toMatchObject({
    kind: 'client-error',
    message: 'This page has expired.',
  });
  vi.unstubAllGlobals();
});

test.each([400, 500])('sends a POST that fails with %i only once', async (status) => {
  const { post, sent } = openPage(token('first'), respondJson(status, {}));
  await expect(post()).rejects.toMatchObject({ status });
  expect(sent()).toEqual(['GET', 'first']);
});
