import { expect, test } from 'vitest';
import { keepPrivate } from './private-data.ts';
import { cutUploads } from './submissions.ts';

// What no test of the API reproduces; `npm run reliability -- faults` runs all of them.
test.each([
  ['leaves nothing of uploads that are cut half-way', cutUploads],
  ['closes data that others could read', keepPrivate],
])('%s', { tags: ['ASVS-16.5.2'] }, async (_, run) => {
  const { found, problems } = await run();
  expect(problems, found).toEqual([]);
});
