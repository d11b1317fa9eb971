import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '@kestrova/api-contract';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { createFakeServer } from './testing.ts';
import type { WireAnswer, WireRequest } from './transport.ts';

const NOTHING_LOST = /Nothing you entered is lost, please try again\./;

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

/** A client whose server gives one answer to everything, and what it was asked. */
function clientThatHears(...answers: (WireAnswer | Error)[]) {
  const requests: WireRequest[] = [];
  const client = createApiClient({
    transport: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('No answer was prepared.');
      return answer;
    },
  });
  return { client, requests };
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => error);
const accepted = { status: 200, body: '{"responseCode":1,"responseMessage":"Thanks."}' };
const token = { status: 200, body: '{"csrfToken":"new-token"}' };
const forbidden = { status: 403, body: '{"exceptionMsg":"This page has expired."}' };

test.each([
  [404, '{"exceptionMsg":"Unknown."}', 'not-found', /^Resource not found\.$/],
  [400, '{"exceptionMsg":"Email must not be empty."}', 'refused', /^Email must not be empty\.$/],
  [429, '{"exceptionMsg":"Wait a minute.","error":"x"}', 'refused', /^Wait a minute\.$/],
  [500, '{"error":"We are being repaired."}', 'fault', /^We are being repaired\.$/],
  [507, '{"exceptionMsg":"","error":"The disk is full."}', 'fault', /^The disk is full\.$/],
  [503, '{}', 'fault', NOTHING_LOST],
  [502, '<html>Bad Gateway</html>', 'fault', NOTHING_LOST],
  [400, '{"exceptionMsg":42}', 'refused', NOTHING_LOST],
  [200, '<html>Welcome to our Wi-Fi</html>', 'unreadable', NOTHING_LOST],
  [200, '{"jobId":1}', 'unreadable', NOTHING_LOST],
])('status %i with %s', async (status, body, kind, message) => {
  const { client } = clientThatHears({ status, body });
  const error = await failureOf(callEndpoint(client, endpoints.getAllJobs));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, status, message: expect.stringMatching(message) });
});

test('no answer at all says that nothing is lost, and keeps the cause', async () => {
  const cause = new Error('The network failed.');
  const { client } = clientThatHears(cause);
  const error = await failureOf(callEndpoint(client, endpoints.getAllJobs));
  expect(error).toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(NOTHING_LOST),
  });
  expect(error).toHaveProperty('cause', cause);
});

test('a call that was abandoned rejects with the reason, not with an error for the visitor', async () => {
  const leave = new AbortController();
  const { client } = createFakeServer({ reading: 'waits' });
  const call = failureOf(callEndpoint(client, endpoints.getAllJobs, { signal: leave.signal }));
  leave.abort('gone');
  expect(await call).toBe('gone');
});

test('asks at the base URL, with parameters and query in their places', async () => {
  const { client, requests } = clientThatHears({ status: 500, body: '' });
  await failureOf(
    callEndpoint({ ...client, baseUrl: '/v1/website' }, endpoints.getJobDetailsById, {
      params: { id: 'a/b' },
      query: { jobCountry: 'USA' },
    }),
  );
  expect(requests[0]?.url).toBe('/v1/website/job/get-job-details-by-id/a%2Fb?jobCountry=USA');
});

test('a POST carries the token of the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=from%20cookie';
  const { client, requests } = clientThatHears(accepted);
  await callEndpoint(client, endpoints.submitContactRequest, { body: '{}' });
  expect(requests.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['from cookie']);
});

test('a page without the cookie asks for a token before its first POST', async () => {
  const { client, requests } = clientThatHears(token, accepted);
  await callEndpoint(client, endpoints.submitContactRequest, { body: '{}' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/website/csrf-token',
    'POST /v1/website/contact/new-contact-request',
  ]);
  expect(requests[1]?.headers['X-XSRF-TOKEN']).toBe('new-token');
});

test('a token that the server no longer knows is renewed once, and only once', async () => {
  document.cookie = 'XSRF-TOKEN=old';
  const renewed = clientThatHears(forbidden, token, accepted);
  await callEndpoint(renewed.client, endpoints.submitContactRequest, { body: '{}' });
  expect(renewed.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);

  const refused = clientThatHears(forbidden, token, forbidden);
  const error = await failureOf(
    callEndpoint(refused.client, endpoints.submitContactRequest, { body: '{}' }),
  );
  expect(refused.requests).toHaveLength(3);
  expect(error).toMatchObject({ kind: 'refused', message: 'This page has expired.' });
});
