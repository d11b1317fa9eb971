import { expect, test } from 'vitest';
import { findRetryTime, maxRetryTime } from './retry-time.ts';

const now = new Date('2026-11-21T00:00:00Z');
const pause = (attempts: number) =>
  (findRetryTime(attempts, now, 15_000, now)?.getTime() ?? 0) - now.getTime();

test('pauses double up to half an hour, give or take a fifth', () => {
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

test('a clock that jumps neither gives an email up at once nor keeps it for ever', () => {
  const hour = 3_600_000;
  const longAgo = new Date(now.getTime() - 1000 * hour);
  const ahead = new Date(now.getTime() + 1000 * hour);
  expect(findRetryTime(1, longAgo, 15_000, now)).toBeDefined();
  expect(findRetryTime(249, ahead, 15_000, now)).toBeDefined();
  expect(findRetryTime(250, ahead, 15_000, now)).toBeUndefined();
});
