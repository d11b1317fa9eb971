import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { findRefusedFile, sendSubmission, submissions, useSubmission } from './send-submission.ts';
import { createFakeServer, type FakeServer } from './testing.ts';
import { fakeApplication, fakeContactRequest } from './testing/fake-entries.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createRecordingClient } from './testing/recording-client.ts';
import { withinProvider } from './testing/within-provider.tsx';

const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf' });
const additionalFile = new File(['x'], 'portfolio.pdf', { type: 'application/pdf' });
const NOTHING_LOST = /Nothing you entered is lost/;

const entriesFor = (outcome: string) => ({
  ...fakeContactRequest,
  email: `${outcome}@example.com`,
});

const send = ({ client }: FakeServer, outcome: string, changes: object = {}) =>
  sendSubmission(client, 'submitContactRequest', { ...entriesFor(outcome), ...changes });

const keys = ({ requests }: Pick<FakeServer, 'requests'>) =>
  requests.flatMap(({ headers }) => headers['Idempotency-Key'] ?? []);

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
    await send(server, 'offline', { message }).catch(() => undefined);
  }
  const [first, retry, changed] = keys(server);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
});

test('sends the same key for the same file, and another key for another file', async () => {
  const server = createFakeServer();
  for (const text of ['cv', 'cv', 'a longer cv']) {
    const file = new File([text], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });
    const data = { ...fakeApplication, email: 'offline@example.com' };
    await sendSubmission(server.client, 'submitApplication', { data, files: { cv: file } }).catch(
      () => undefined,
    );
  }
  const [first, again, other] = keys(server);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('sends the same entries under a new key after a final response', async () => {
  const server = createFakeServer();
  await send(server, 'asha');
  await send(server, 'asha');
  expect(server.accepted.size).toBe(2);
});

test.each([409, 422])('discards a key that belongs to another body (%i)', async (status) => {
  const taken = respondJson(status, { exceptionMsg: 'This was sent before with other entries.' });
  const { client, requests } = createRecordingClient(token, taken);
  for (let press = 1; press <= 2; press += 1) {
    await sendSubmission(client, 'submitContactRequest', fakeContactRequest).catch(() => undefined);
  }
  expect(new Set(keys({ requests })).size).toBe(2);
});

// packages/site tests the parts of the forms with files.
test('sends a contact request as JSON with exactly the fields given', () => {
  const { body, headers } = submissions.submitContactRequest(fakeContactRequest);
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(body).toBe(JSON.stringify(fakeContactRequest));
});

test.each([
  ['a named part', 415, 'additionalFile', { cv, additionalFile }, 'additionalFile'],
  ['a named part, whatever the 4xx', 400, 'cv', { cv, additionalFile }, 'cv'],
  ['no name, one file', 415, undefined, { cv }, 'cv'],
  ['no name, one file too large', 413, undefined, { additionalFile }, 'additionalFile'],
  ['no name, two files', 415, undefined, { cv, additionalFile }, undefined],
  ['no name, no file', 413, undefined, {}, undefined],
  ['an unknown part', 415, 'data', { cv, additionalFile }, undefined],
  ['a part that was not sent', 413, 'additionalFile', { cv }, 'cv'],
  ['an error that concerns something else', 400, undefined, { cv }, undefined],
  ['a server error', 503, undefined, { cv }, undefined],
] as const)('finds the rejected file: %s', (_case, status, refusedPart, files, refused) => {
  const error = new ApiError('client-error', { status, refusedPart });
  expect(findRefusedFile(error, files)).toBe(refused);
});

function renderSubmission() {
  const { client, posts } = createFakeServer();
  const hook = renderHook(() => useSubmission('submitContactRequest'), withinProvider(client));
  return { posts, ...hook };
}

test('reports the progress of a submission, and aborts it when the page is left', async () => {
  const { result, unmount, posts } = renderSubmission();
  let left: unknown;
  act(() => {
    result.current.mutateAsync(entriesFor('waiting')).catch((error: unknown) => (left = error));
  });
  await act(() => vi.waitFor(() => expect(posts()).toHaveLength(1)));
  expect(result.current).toMatchObject({ isPending: true, progress: 0.4 });
  unmount();
  await vi.waitFor(() => expect(left).toMatchObject({ kind: 'aborted' }));
  expect(posts()[0]?.signal?.aborted).toBe(true);
});

test('sends once on two presses before a render, and again after the response', async () => {
  const { result, posts } = renderSubmission();
  const press = result.current.mutateAsync;
  await act(async () => {
    const first = press(entriesFor('asha'));
    await expect(press(entriesFor('asha'))).rejects.toMatchObject({ kind: 'aborted' });
    expect(await first).toMatchObject({ isAccepted: true });
  });
  expect(result.current.isPending).toBe(false);
  await act(() => press(entriesFor('asha')));
  expect(posts()).toHaveLength(2);
});

test('sends no header for a form without a check', async () => {
  const { result, posts } = renderSubmission();
  await act(() => result.current.mutateAsync(entriesFor('asha')));
  expect(posts()[0]?.headers).not.toHaveProperty('Form-Check');
});
