import { expect, test } from 'vitest';
import { findRetryTime, maxRetryTime } from './send-outbox.ts';

const now = new Date('2026-11-21T00:00:00Z');
const pause = (attempts: number) =>
  (findRetryTime(attempts, now, 15_000, now)?.getTime() ?? 0) - now.getTime();

test('doubles the pause up to half an hour, plus or minus a fifth', () => {
  for (const [attempts, seconds] of [
    [1, 15],
    [2, 30],
    [5, 240],
    [12, 1800],
    [200, 1800],
  ] as const) {
    expect(pause(attempts)).toBeGreaterThanOrEqual(seconds * 800);
    expect(pause(attempts)).toBeLessThanOrEqual(seconds * 1200);
  }
});

test('gives up after 72 hours', () => {
  const created = new Date(now.getTime() - maxRetryTime);
  expect(findRetryTime(150, created, 15_000, now)).toBeUndefined();
  expect(findRetryTime(150, new Date(created.getTime() + 1), 15_000, now)).toBeDefined();
});

test('keeps an email that no server has tried for days', () => {
  const longAgo = new Date(now.getTime() - 2 * maxRetryTime);
  expect(findRetryTime(1, longAgo, 15_000, now)).toBeDefined();
});
