import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendSubmission } from './send-submission.ts';
import { createFakeServer, type FakeServer } from './testing.ts';
import { fakeApplication, fakeContactRequest } from './testing/fake-entries.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';

const NOTHING_LOST = /Nothing you entered is lost/;

/** Sends a contact request whose address chooses the outcome. */
const send = (outcome: string, { client }: FakeServer = createFakeServer(), changes: object = {}) =>
  sendSubmission(client, 'submitContactRequest', {
    ...fakeContactRequest,
    email: `${outcome}@example.com`,
    ...changes,
  });

const keys = ({ requests }: Pick<FakeServer, 'requests'>) =>
  requests.flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);

test.each([
  ['asha', true, /^Thank you\. We have received what you sent\.$/],
  ['declined', false, /This position has been filled/],
  ['nulls', false, /This position has been filled/],
])('%s resolves with the message of the server', async (outcome, isAccepted, message) => {
  expect(await send(outcome)).toEqual({ isAccepted, message: expect.stringMatching(message) });
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
])('%s rejects as %s', async (outcome, kind, message) => {
  const error = await send(outcome).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
});

const token = respondJson(200, { csrfToken: 'token' });

function sendFor(body: unknown) {
  const { client } = createRecordingClient(token, respondJson(200, body));
  return sendSubmission(client, 'submitContactRequest', fakeContactRequest);
}

test.each([
  [{ responseCode: 1 }, true, /received what you sent/],
  [{ responseCode: '1', responseMessage: 'Yes.', email: null }, true, /^Yes\.$/],
  [{ responseCode: '0', responseMessage: 'No.' }, false, /^No\.$/],
  [{ responseCode: 0, responseMessage: null }, false, NOTHING_LOST],
])('reads a response of %j', async (body, isAccepted, message) => {
  expect(await sendFor(body)).toEqual({ isAccepted, message: expect.stringMatching(message) });
});

test.each([
  [{ responseCode: '', responseMessage: 'Hm.' }, /^Hm\.$/],
  [{ responseCode: null, responseMessage: 'Hm.' }, /^Hm\.$/],
  [{}, NOTHING_LOST],
])('rejects a response of %j', async (body, message) => {
  await expect(sendFor(body)).rejects.toThrow(message);
});

test('sends the same key for the same entries, and another key for changed entries', async () => {
  const server = createFakeServer();
  for (const message of ['Hello', 'Hello', 'Hello again']) {
    await send('offline', server, { message }).catch(() => undefined);
  }
  const [first, retry, changed] = keys(server);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
});

test('sends the same key for the same file, and another key for another file', async () => {
  const server = createFakeServer();
  for (const text of ['cv', 'cv', 'a longer cv']) {
    const cv = new File([text], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });
    const data = { ...fakeApplication, email: 'offline@example.com' };
    await sendSubmission(server.client, 'submitApplication', { data, files: { cv } }).catch(
      () => undefined,
    );
  }
  const [first, again, other] = keys(server);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('sends the same entries under a new key after a final response', async () => {
  const server = createFakeServer();
  await send('asha', server);
  await send('asha', server);
  expect(server.accepted.size).toBe(2);
});

test.each([409, 422])('gives up a key that belongs to another body (%i)', async (status) => {
  const taken = respondJson(status, { exceptionMsg: 'This was sent before with other entries.' });
  const { client, requests } = createRecordingClient(token, taken);
  for (let press = 1; press <= 2; press += 1) {
    await sendSubmission(client, 'submitContactRequest', fakeContactRequest).catch(() => undefined);
  }
  expect(new Set(keys({ requests })).size).toBe(2);
});
