import { expect, test } from 'vitest';
import { createRunOptions, databases } from '../options.ts';
import { killAtPoints } from './kill-points.ts';

// The short version of `npm run reliability -- kills`.
test.concurrent.each(databases)(
  'loses and doubles nothing when it is killed at each moment of a submission (%s)',
  { tags: ['ASVS-2.3.3', 'ASVS-16.5.3'] },
  async (database) => {
    await using options = createRunOptions({ seed: 1 });
    const { found, problems } = await killAtPoints(options, database);
    expect(problems, found).toEqual([]);
  },
);
