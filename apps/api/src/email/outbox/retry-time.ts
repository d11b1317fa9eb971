import { hour, minute } from '../../time.ts';

/** How long an email is retried before it is dead, in milliseconds. */
export const maxRetryTime = 72 * hour;

const maxPause = 30 * minute;

/** 72 hours are about 150 attempts. If there were far fewer, no server was running. */
const minAttempts = 100;

/**
 * When to try again after the given number of attempts: pauses double up to half an hour, and vary
 * by a fifth, so that many emails are not retried together. Undefined after 72 hours.
 */
export function findRetryTime(
  attempts: number,
  createdAt: Date,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  const isOver = now.getTime() - createdAt.getTime() >= maxRetryTime;
  if (isOver && attempts >= minAttempts) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), maxPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
