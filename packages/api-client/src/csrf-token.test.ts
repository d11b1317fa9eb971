import { endpoints } from '@kestrova/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readSubmission } from './read-response.ts';
import { withCsrfToken } from './csrf-token.ts';
import { createRecordingClient } from './testing/recording-client.ts';

const accepted = { status: 200, body: '{"responseCode":1,"responseMessage":"Thanks."}' };
const token = { status: 200, body: '{"csrfToken":"new-token"}' };
const forbidden = { status: 403, body: '{"exceptionMsg":"This page has expired."}' };

beforeEach(() => {
  // The wait for a cookie passes at once.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Keeps the cookie that comes with a token, as a browser does. */
function withCookies(client: ApiClient): ApiClient {
  return {
    ...client,
    transport: async (request) => {
      if (request.method === 'GET') document.cookie = 'XSRF-TOKEN=new-token';
      return client.transport(request);
    },
  };
}

const post = (client: ApiClient) =>
  callEndpoint(withCsrfToken(client), endpoints.submitContactRequest, readSubmission, {
    body: '{}',
  });

test('a POST carries the token of the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=from%20cookie';
  const { client, requests } = createRecordingClient(accepted);
  await post(client);
  expect(requests.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['from cookie']);
});

test('a page without the cookie gets a token before its first POST', async () => {
  const { client, requests } = createRecordingClient(token, accepted);
  await post(withCookies(client));
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/website/csrf-token',
    'POST /v1/website/contact/new-contact-request',
  ]);
  expect(requests[1]?.headers['X-XSRF-TOKEN']).toBe('new-token');
});

test('of two cookies that came at once the POST carries the last', async () => {
  const { client, requests } = createRecordingClient(token, accepted);
  const withJobs: ApiClient = {
    ...client,
    async transport(request) {
      const response = await client.transport(request);
      // As the list of jobs brings one too.
      if (request.method === 'GET') document.cookie = 'XSRF-TOKEN=last';
      return response;
    },
  };
  await post(withJobs);
  expect(requests[1]?.headers['X-XSRF-TOKEN']).toBe('last');
});

test('a token that the server no longer accepts is renewed once, and only once', async () => {
  document.cookie = 'XSRF-TOKEN=old';
  const renewed = createRecordingClient(forbidden, token, accepted);
  await post(withCookies(renewed.client));
  expect(renewed.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);

  const refused = createRecordingClient(forbidden, token, forbidden);
  await expect(post(withCookies(refused.client))).rejects.toMatchObject({
    kind: 'client-error',
    message: 'This page has expired.',
  });
  expect(refused.requests).toHaveLength(3);
});

test('a cookie that the page sees a moment after its response is kept all the same', async () => {
  const { client, requests } = createRecordingClient(token, accepted);
  const setLater = () => setTimeout(() => (document.cookie = 'XSRF-TOKEN=new-token'), 100);
  await post({
    ...client,
    async transport(request) {
      const response = await client.transport(request);
      if (request.method === 'GET') setLater();
      return response;
    },
  });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a browser that keeps no cookie sends nothing', async () => {
  const { client, requests } = createRecordingClient(token, accepted);
  await expect(post(client)).rejects.toMatchObject({
    kind: 'cookies',
    message: expect.stringContaining('cookies'),
  });
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
});

test('cookies that cannot even be read are none', async () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  await expect(post(createRecordingClient(token, accepted).client)).rejects.toMatchObject({
    kind: 'cookies',
  });
});

test('the cookie of an API elsewhere cannot be read, and is not missed', async () => {
  const { client, requests } = createRecordingClient(token, accepted);
  await post({ ...client, baseUrl: 'https://api.example.com/v1/website' });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
});
