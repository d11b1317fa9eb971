import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { submitContactRequest } from './submit-contact-request.ts';
import { createFakeServer, mockOutcomes, type FakeServer } from './testing.ts';
import { createTokenClient } from './testing/recording-client.ts';
import type { HttpResponse } from './transport.ts';

const request = {
  fullName: 'Asha Okafor',
  companyName: 'Harbor Bank',
  email: 'asha@example.com',
  companyType: 'harborbank.com',
  message: 'Hello',
  phoneNumber: '+1 2025550143',
};

const NOTHING_LOST = /Nothing you entered is lost/;

const posts = ({ requests }: FakeServer) => requests.filter(({ method }) => method === 'POST');
const keys = (server: FakeServer) => posts(server).map(({ headers }) => headers['Idempotency-Key']);

test('an accepted request resolves with the message of the server', async () => {
  const server = createFakeServer();
  expect(await submitContactRequest(server.client, request)).toEqual({
    isAccepted: true,
    message: 'Thank you. We have received what you sent.',
  });
});

test.each(['declined', 'nulls'])('%s resolves as not accepted', async (name) => {
  expect(await submitAs(name)).toEqual({
    isAccepted: false,
    message: expect.stringContaining('This position has been filled'),
  });
});

test.each([
  ['codeless', 'unreadable', /^Please call us instead\.$/],
  ['cookieless', 'cookies', /cookies/],
  ['missing', 'not-found', /^Resource not found\.$/],
  ['invalid', 'client-error', /^Please check what you entered\.$/],
  ['failing', 'server-error', /could not save/],
  ['gateway', 'server-error', NOTHING_LOST],
  ['captive', 'unreadable', NOTHING_LOST],
  ['offline', 'unreachable', NOTHING_LOST],
])('%s rejects as %s', async (name, kind, message) => {
  const error = await submitAs(name).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
});

test.each([
  ['{"responseCode":1}', true, /received what you sent/],
  ['{"responseCode":"1","responseMessage":"Yes."}', true, /^Yes\.$/],
  ['{"responseCode":"0","responseMessage":"No."}', false, /^No\.$/],
  ['{"responseCode":0,"responseMessage":null}', false, NOTHING_LOST],
])('a response of %s', async (body, isAccepted, message) => {
  expect(await submitContactRequest(createTokenClient({ status: 200, body }), request)).toEqual({
    isAccepted,
    message: expect.stringMatching(message),
  });
});

test.each([
  ['{"responseCode":"","responseMessage":"Hm."}', /^Hm\.$/],
  ['{"responseCode":null,"responseMessage":"Hm."}', /^Hm\.$/],
  ['{}', NOTHING_LOST],
])('a response of %s is an error', async (body, message) => {
  const submission = submitContactRequest(createTokenClient({ status: 200, body }), request);
  await expect(submission).rejects.toThrow(message);
});

test('leaving aborts the request', async () => {
  const leave = new AbortController();
  const { client } = createFakeServer();
  const waiting = { ...request, email: 'waiting@example.com' };
  const submission = submitContactRequest(client, waiting, { signal: leave.signal });
  leave.abort();
  await expect(submission).rejects.toMatchObject({ kind: 'aborted' });
});

test('a retry of the same entries sends the same key, changed entries another', async () => {
  const server = createFakeServer();
  const failing = { ...request, email: 'offline@example.com' };
  await submitContactRequest(server.client, failing).catch(() => undefined);
  await submitContactRequest(server.client, failing).catch(() => undefined);
  const changedRequest = { ...failing, message: 'Hello again' };
  await submitContactRequest(server.client, changedRequest).catch(() => undefined);
  const [first, retry, changed] = keys(server);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
});

test('a submission with a final response gives up its key: the same entries later are a new one', async () => {
  const server = createFakeServer();
  await submitContactRequest(server.client, request);
  await submitContactRequest(server.client, request);
  expect(new Set(keys(server)).size).toBe(2);
  expect(server.accepted.size).toBe(2);
});

test.each([409, 422])('a key that belongs to another body (%i) is given up', async (status) => {
  const sent: (string | undefined)[] = [];
  const client = createApiClient({
    baseUrl: 'https://api.example.com',
    transport: async ({ method, headers }): Promise<HttpResponse> => {
      if (method === 'GET') return { status: 200, body: '{"csrfToken":"token"}' };
      sent.push(headers['Idempotency-Key']);
      return { status, body: '{"exceptionMsg":"This was sent before with other entries."}' };
    },
  });
  await submitContactRequest(client, request).catch(() => undefined);
  await submitContactRequest(client, request).catch(() => undefined);
  expect(sent[0]).not.toBe(sent[1]);
});

test('the contact request is JSON with exactly the fields given', async () => {
  const server = createFakeServer();
  await submitContactRequest(server.client, request);
  const [post] = posts(server);
  expect(post?.headers['Content-Type']).toBe('application/json');
  expect(post?.body).toBe(JSON.stringify(request));
});

test('every mock outcome has a name that an e-mail address may begin with', () => {
  for (const name of Object.keys(mockOutcomes)) expect(name).toMatch(/^[a-z]+$/);
});

function submitAs(outcome: string) {
  const { client } = createFakeServer();
  return submitContactRequest(client, { ...request, email: `${outcome}@example.com` });
}
