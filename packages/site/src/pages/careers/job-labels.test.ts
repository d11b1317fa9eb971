import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { formatCount, formatLoosened, formatPosted } from './job-labels.ts';

const country = regionByCode('us');

test.each([
  [{ total: 0 }, '0 open positions in USA'],
  [{ total: 1 }, '1 open position in USA'],
  [{ total: 1000 }, '1,000 open positions in USA'],
  [{ total: 12, chosen: 0 }, '0 of 12 open positions in USA'],
  [{ total: 12, chosen: 12 }, '12 of 12 open positions in USA'],
])('%j: %s', (count, label) => {
  expect(formatCount({ ...count, country })).toBe(label);
});

test.each([
  [1, "Without 'Remote' there is 1"],
  [3, "Without 'Remote' there are 3"],
])('%i left', (count, label) => {
  expect(formatLoosened('Remote', count)).toBe(label);
});

const DAY = 86_400_000;
const CREATED = '2026-11-20T08:00:00.000Z';

test.each([
  [-3 * DAY, 'Posted Today'],
  [-1, 'Posted Today'],
  [0, 'Posted Today'],
  [DAY - 1, 'Posted Today'],
  [DAY, 'Posted 1 day ago'],
  [2 * DAY - 1, 'Posted 1 day ago'],
  [2 * DAY, 'Posted 2 days ago'],
  [41.5 * DAY, 'Posted 41 days ago'],
])('after %i ms: %s', (age, label) => {
  expect(formatPosted(CREATED, Date.parse(CREATED) + age)).toBe(label);
});
