import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { findRefusedFile, submitApplication, type Application } from './submit-application.ts';
import { submitContactRequest } from './submit-contact-request.ts';
import { createFakeServer, mockOutcomes, type FakeServer } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import type { HttpResponse } from './transport.ts';

const request = {
  fullName: 'Asha Okafor',
  companyName: 'Harbor Bank',
  email: 'asha@example.com',
  companyType: 'harborbank.com',
  message: 'Hello',
  phoneNumber: '+1 2025550143',
};

const data = {
  firstName: 'Asha',
  lastName: 'Okafor',
  email: 'asha.okafor@example.com',
  phNo: '2025550143',
  coverLetterDescription: '',
  privacyEnable: true,
  contactMeEnable: true,
  jobRole: 'Designer',
  location: 'Austin, TX',
  jobId: 103,
  jobCode: 'KES-103',
  jobTitle: 'Designer',
};

const NOTHING_LOST = /Nothing you entered is lost/;

const createCv = (text = 'cv') =>
  new File([text], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

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
  expect(await submitContactRequest(clientWithResponse({ status: 200, body }), request)).toEqual({
    isAccepted,
    message: expect.stringMatching(message),
  });
});

test.each([
  ['{"responseCode":"","responseMessage":"Hm."}', /^Hm\.$/],
  ['{"responseCode":null,"responseMessage":"Hm."}', /^Hm\.$/],
  ['{}', NOTHING_LOST],
])('a response of %s is an error', async (body, message) => {
  const submission = submitContactRequest(clientWithResponse({ status: 200, body }), request);
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

test('another file is another application, the same file chosen again is not', async () => {
  const server = createFakeServer();
  const failing = { ...data, email: 'offline@example.com' };
  const send = (cv: File) =>
    submitApplication(server.client, { data: failing, files: { cv } }).catch(() => undefined);
  await send(createCv());
  await send(createCv());
  await send(createCv('a longer cv'));
  const [first, again, other] = keys(server);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

const cv = createCv();
const additionalFile = new File(['x'], 'portfolio.pdf', { type: 'application/pdf' });

test.each([
  ['a named part', 415, 'additionalFile', { cv, additionalFile }, 'additionalFile'],
  ['a named part, whatever the 4xx', 400, 'cv', { cv, additionalFile }, 'cv'],
  ['no name, one file', 415, undefined, { cv }, 'cv'],
  ['no name, one file too large', 413, undefined, { additionalFile }, 'additionalFile'],
  ['no name, two files', 415, undefined, { cv, additionalFile }, undefined],
  ['no name, no file', 413, undefined, {}, undefined],
  ['a name that is no part', 415, 'data', { cv, additionalFile }, undefined],
  ['a part that was not sent', 413, 'additionalFile', { cv }, 'cv'],
  ['an error that concerns something else', 400, undefined, { cv }, undefined],
  ['a server error', 503, undefined, { cv }, undefined],
] as const)('which file is refused: %s', async (_case, status, named, files, refused) => {
  const client = clientWithResponse(
    respondJson(status, { exceptionMsg: 'No.' }, named && { 'Refused-Part': named }),
  );
  const error = await submitApplication(client, { data, files }).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw error;
  expect(findRefusedFile(error, files)).toBe(refused);
});

test('an application has the parts data, cv and additionalFile, and no others', async () => {
  expect(await partsOf({ data, files: { cv, additionalFile } })).toEqual([
    ['data', JSON.stringify(data)],
    ['cv', cv],
    ['additionalFile', additionalFile],
  ]);
});

test('files that were not chosen are left out', async () => {
  expect(await partsOf({ data, files: { cv: undefined } })).toEqual([
    ['data', JSON.stringify(data)],
  ]);
});

test('the contact request is JSON with exactly the fields given', async () => {
  const server = createFakeServer();
  await submitContactRequest(server.client, request);
  const [post] = posts(server);
  expect(post?.headers['Content-Type']).toBe('application/json');
  expect(post?.body).toBe(JSON.stringify(request));
});

test('the progress of the upload is passed on', async () => {
  const shares: number[] = [];
  const leave = new AbortController();
  const { client } = createFakeServer();
  const application = { data: { ...data, email: 'waiting@example.com' }, files: {} };
  const submission = submitApplication(client, application, {
    signal: leave.signal,
    onUpload: (share) => {
      shares.push(share);
      leave.abort();
    },
  });
  await expect(submission).rejects.toMatchObject({ kind: 'aborted' });
  expect(shares).toEqual([0.4]);
});

test('every mock outcome has a name that an e-mail address may begin with', () => {
  for (const name of Object.keys(mockOutcomes)) expect(name).toMatch(/^[a-z]+$/);
});

async function partsOf(application: Application) {
  const server = createFakeServer();
  await submitApplication(server.client, application);
  const body = posts(server)[0]?.body;
  return body instanceof FormData ? [...body] : [];
}

function submitAs(outcome: string) {
  const { client } = createFakeServer();
  return submitContactRequest(client, { ...request, email: `${outcome}@example.com` });
}

/** A client that gets a token, and then always the same response. */
function clientWithResponse(response: HttpResponse) {
  return createApiClient({
    baseUrl: 'https://api.example.com',
    transport: async ({ method }) =>
      method === 'GET' ? respondJson(200, { csrfToken: 'token' }) : response,
  });
}
