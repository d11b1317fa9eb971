import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { findRefusedFile, submissions } from './submissions.ts';
import { fakeApplication, fakeContactRequest } from './testing/fake-entries.ts';

const cv = new File(['cv'], 'cv.pdf', { type: 'application/pdf' });
const additionalFile = new File(['x'], 'portfolio.pdf', { type: 'application/pdf' });

const partsOf = ({ body }: { body?: unknown }) => (body instanceof FormData ? [...body] : body);

test('sends a contact request as JSON with exactly the fields given', () => {
  const { body, headers } = submissions.submitContactRequest(fakeContactRequest);
  expect(headers).toEqual({ 'Content-Type': 'application/json' });
  expect(body).toBe(JSON.stringify(fakeContactRequest));
});

test('sends an application as data, cv and additionalFile, without files that are not chosen', () => {
  const data = ['data', JSON.stringify(fakeApplication)];
  const send = (files: object) =>
    partsOf(submissions.submitApplication({ data: fakeApplication, files }));
  expect(send({ cv, additionalFile })).toEqual([
    data,
    ['cv', cv],
    ['additionalFile', additionalFile],
  ]);
  expect(send({ cv: undefined })).toEqual([data]);
});

test('sends the files of a replacement that are chosen', () => {
  const send = (files: object) => partsOf(submissions.replaceOwnFiles({ secret: 's', files }));
  expect(send({ additionalFile, cv: undefined })).toEqual([['additionalFile', additionalFile]]);
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
