import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dateSchema, liberal, liberalList } from './liberal.ts';

const job = liberal(
  z.object({ jobId: z.int(), title: z.string(), place: z.string(), date: dateSchema }),
  ['jobId', 'title'],
);
const whole = { jobId: 1, title: 'Designer', place: 'Austin, TX', date: '2026-11-20T08:00:00Z' };

afterEach(() => vi.restoreAllMocks());

test('reads an object of the contract as it is', () => {
  expect(job.parse(whole)).toEqual(whole);
  expect(job.parse({ ...whole, date: '20 November 2026' }).date).toBe('20 November 2026');
});

test.each([null, undefined, {}, 7])('takes an optional field of %j for absent', (nothing) => {
  expect(job.parse({ ...whole, place: nothing, date: nothing })).toEqual({
    jobId: 1,
    title: 'Designer',
  });
});

test('takes a date that Date cannot read for absent', () => {
  expect(job.parse({ ...whole, date: 'today' }).date).toBeUndefined();
});

test.each([null, 42, 'text', [], {}, { ...whole, jobId: 'x' }, { ...whole, title: null }])(
  'rejects %j, which lacks what is required',
  (json) => {
    expect(job.safeParse(json).success).toBe(false);
  },
);

test('leaves an unreadable entry out of a list and logs it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(liberalList(job).parse([null, whole, { title: 'Tester' }])).toEqual([whole]);
  expect(warn.mock.calls.map(([, entry]) => entry)).toEqual([null, { title: 'Tester' }]);
  expect(liberalList(job).safeParse({}).success).toBe(false);
});
