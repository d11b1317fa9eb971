/**
 * Milliseconds since 1970 by whichever clock is behind: the system's, or the one that has run evenly
 * since this process started. What deletes by age uses it, so that a clock that jumps ahead makes
 * nothing old at once.
 */
export function readCautiousClock(): number {
  return Math.min(Date.now(), performance.timeOrigin + performance.now());
}
