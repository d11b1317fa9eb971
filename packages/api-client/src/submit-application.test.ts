import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { findRefusedFile, submitApplication, type Application } from './submit-application.ts';
import { createFakeServer, type FakeServer } from './testing.ts';
import { respondJson } from './testing/mock-outcomes.ts';
import { createTokenClient } from './testing/recording-client.ts';

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

const createCv = (text = 'cv') =>
  new File([text], 'cv.pdf', { type: 'application/pdf', lastModified: 1 });

const posts = ({ requests }: FakeServer) => requests.filter(({ method }) => method === 'POST');
const keys = (server: FakeServer) => posts(server).map(({ headers }) => headers['Idempotency-Key']);

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
  const client = createTokenClient(
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

async function partsOf(application: Application) {
  const server = createFakeServer();
  await submitApplication(server.client, application);
  const body = posts(server)[0]?.body;
  return body instanceof FormData ? [...body] : [];
}
