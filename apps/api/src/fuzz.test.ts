import { expect, test } from 'vitest';
import { runFuzz } from '../fuzz/run-fuzz.ts';

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
