import { dialects } from '@kestrova/api/testing';
import { expect, test } from 'vitest';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { killAtPoints } from './kills/kill-points.ts';
import { createRunOptions } from './options.ts';
import type { Scenario } from './report.ts';

/** The short version of a command; `--seed 1` repeats its choices. */
async function expectToHold(scenario: Scenario, count?: number): Promise<void> {
  await using options = createRunOptions({ seed: 1, count });
  const { found, problems } = await scenario(options);
  expect(problems, found).toEqual([]);
}

test.concurrent.each(dialects)(
  'neither loses nor duplicates anything if killed at any moment of a submission (%s)',
  { tags: ['ASVS-2.3.3', 'ASVS-16.5.3'] },
  (dialect) => expectToHold((options) => killAtPoints(options, dialect)),
);

test(
  'rejects hostile requests, never with a server error',
  { tags: ['ASVS-2.2.1', 'ASVS-16.5.1'] },
  () => expectToHold(runFuzz, 500),
);
