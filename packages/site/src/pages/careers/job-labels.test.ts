import { expect, test } from 'vitest';
import { formatPosted } from './job-labels.ts';

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
