import { expect, test } from 'vitest';
import { createRunOptions } from '../options.ts';
import { runFuzz } from './run-fuzz.ts';
import { sendAmbiguousRequests } from './send-ambiguous-requests.ts';

// The short version of `npm run reliability -- fuzz`, which repeats it with --seed 1 --count 500.
test(
  'rejects hostile requests, never with a server error',
  { tags: ['ASVS-2.2.1', 'ASVS-16.5.1'] },
  async () => {
    await using options = createRunOptions({ seed: 1, count: 500 });
    const { found, problems } = await runFuzz(options);
    expect(problems, found).toEqual([]);
  },
);

test(
  'answers each visitor for the own request after one that two servers may read differently',
  { tags: ['ASVS-4.2.1'] },
  async () => {
    const { found, problems } = await sendAmbiguousRequests();
    expect(problems, found).toEqual([]);
  },
);
