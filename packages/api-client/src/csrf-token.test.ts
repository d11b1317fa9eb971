import { endpoints } from '@kestrova/api-contract';
import { beforeEach, expect, test } from 'vitest';
import { callEndpoint } from './call-endpoint.ts';
import { withCsrfToken } from './csrf-token.ts';
import { clientThatHears } from './testing/client-that-hears.ts';

const accepted = { status: 200, body: '{"responseCode":1,"responseMessage":"Thanks."}' };
const token = { status: 200, body: '{"csrfToken":"new-token"}' };
const forbidden = { status: 403, body: '{"exceptionMsg":"This page has expired."}' };

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('a POST carries the token of the cookie', async () => {
  document.cookie = 'XSRF-TOKEN=from%20cookie';
  const { client, requests } = clientThatHears(accepted);
  await callEndpoint(withCsrfToken(client), endpoints.submitContactRequest, { body: '{}' });
  expect(requests.map(({ headers }) => headers['X-XSRF-TOKEN'])).toEqual(['from cookie']);
});

test('a page without the cookie asks for a token before its first POST', async () => {
  const { client, requests } = clientThatHears(token, accepted);
  await callEndpoint(withCsrfToken(client), endpoints.submitContactRequest, { body: '{}' });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/website/csrf-token',
    'POST /v1/website/contact/new-contact-request',
  ]);
  expect(requests[1]?.headers['X-XSRF-TOKEN']).toBe('new-token');
});

test('a token that the server no longer knows is renewed once, and only once', async () => {
  document.cookie = 'XSRF-TOKEN=old';
  const renewed = clientThatHears(forbidden, token, accepted);
  await callEndpoint(withCsrfToken(renewed.client), endpoints.submitContactRequest, { body: '{}' });
  expect(renewed.requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);

  const refused = clientThatHears(forbidden, token, forbidden);
  await expect(
    callEndpoint(withCsrfToken(refused.client), endpoints.submitContactRequest, { body: '{}' }),
  ).rejects.toMatchObject({ kind: 'refused', message: 'This page has expired.' });
  expect(refused.requests).toHaveLength(3);
});
