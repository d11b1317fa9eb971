/** After this long a letter is given up and shown to the operator, in milliseconds. */
export const longestTrying = 72 * 3_600_000;

const longestPause = 30 * 60_000;

/**
 * When to try again after the given number of attempts: pauses double up to half an hour, and vary
 * by a fifth so that many letters do not return together. Undefined where the 72 hours are over.
 */
export function findRetryTime(
  attempts: number,
  createdAt: Date,
  firstPause: number,
  now = new Date(),
): Date | undefined {
  if (now.getTime() - createdAt.getTime() >= longestTrying) return undefined;
  const pause = Math.min(firstPause * 2 ** Math.min(attempts - 1, 20), longestPause);
  return new Date(now.getTime() + pause * (0.8 + Math.random() * 0.4));
}
