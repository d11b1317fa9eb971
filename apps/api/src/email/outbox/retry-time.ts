import { hour, minute } from '../../time.ts';

/** How long an email is retried before it is dead, in milliseconds. */
export const maxRetryTime = 72 * hour;

const usualPause = 30 * minute;

/** Max pause between two attempts, in milliseconds. */
export const maxPause = usualPause * 1.2;

/**
 * 72 hours make about 150 attempts. Far fewer mean that the clock was set ahead or no server ran; far
 * more, that it was set back.
 */
const attemptsBeforeGivingUp = { min: 100, max: 250 } as const;

/**
 * When to try again after the given number of attempts: pauses double up to half an hour, and vary
 * by a fifth so that many emails do not return together. Undefined where the 72 hours are over.
 */
export function findRetryTime(
  attempts: number,
  createdAt: Date,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  const { min, max } = attemptsBeforeGivingUp;
  const isOver = now.getTime() - createdAt.getTime() >= maxRetryTime;
  if ((isOver && attempts >= min) || attempts >= max) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), usualPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
