import { expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { runSmuggling } from '../fuzz/run-smuggling.ts';

test(
  'rejects hostile requests, never with a server error (the short version)',
  { tags: ['ASVS-2.2.1', 'ASVS-16.5.1'] },
  async () => {
    const result = await runFuzz({ duration: 4000 });
    expect(result.requests).toBeGreaterThan(50);
    expect(result.serverFaults).toEqual([]);
    expect(result.wrongAccepted).toEqual([]);
    expect(result).toMatchObject({ temporaryFiles: 0, isAlive: true });
  },
);

test(
  'answers each visitor for the own request after one that two servers may read differently',
  { tags: ['ASVS-4.2.1'] },
  async () => {
    const results = await runSmuggling();
    expect(results.length).toBeGreaterThan(60);
    expect(results.filter(({ isVisitorServed }) => !isVisitorServed)).toEqual([]);
    const bodies = results.filter(({ shape }) => /^(?:GET|HEAD|DELETE|OPTIONS) with/.test(shape));
    expect(new Set(bodies.map(({ statuses }) => statuses))).toEqual(new Set(['400']));
  },
);
