import { expect, test } from 'vitest';
import { keepPrivate } from './private-data.ts';
import { stopDuringEndlessUpload, stopDuringSilentMail, stopDuringUploads } from './shutdown.ts';
import { cutUploads } from './submissions.ts';

// What no test of the API reproduces; `npm run reliability -- faults` runs all of them.
test.each([
  ['leaves nothing of uploads that are cut half-way', cutUploads],
  ['closes data that others could read', keepPrivate],
  ['answers uploads on keep-alive connections before it stops', stopDuringUploads],
  ['cuts only the upload that never ends when it stops', stopDuringEndlessUpload],
  ['stops while the mail server is silent', stopDuringSilentMail],
])('%s', { tags: ['ASVS-16.5.2'] }, async (_, run) => {
  const { found, problems } = await run();
  expect(problems, found).toEqual([]);
});
