import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dateSchema, liberal, liberalList } from './liberal.ts';

const job = liberal(
  z.object({ jobId: z.int(), title: z.string(), place: z.string(), date: dateSchema }),
  ['jobId', 'title'],
);
const whole = { jobId: 1, title: 'Designer', place: 'Austin, TX', date: '2026-11-20T08:00:00Z' };

test('reads a complete object unchanged', () => {
  expect(job.parse(whole)).toEqual(whole);
  expect(job.parse({ ...whole, date: '20 November 2026' }).date).toBe('20 November 2026');
});

test.each([null, undefined, {}, 7])('treats an optional field of %j as absent', (nothing) => {
  expect(job.parse({ ...whole, place: nothing, date: nothing })).toEqual({
    jobId: 1,
    title: 'Designer',
  });
});

test('treats an invalid date as absent', () => {
  expect(job.parse({ ...whole, date: 'today' }).date).toBeUndefined();
});

test.each([null, 42, 'text', [], {}, { ...whole, jobId: 'x' }, { ...whole, title: null }])(
  'rejects %j without its required fields',
  (json) => {
    expect(job.safeParse(json).success).toBe(false);
  },
);

test('omits an unreadable entry from a list, and logs it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(liberalList(job).parse([null, whole, { title: 'Tester' }])).toEqual([whole]);
  expect(warn.mock.calls.map(([, entry]) => entry)).toEqual([null, { title: 'Tester' }]);
  expect(liberalList(job).safeParse({}).success).toBe(false);
});
