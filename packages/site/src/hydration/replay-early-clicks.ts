import type { EarlyClicks } from './starter.ts';

/** Repeats the presses that came before the page could answer them, once, in their order. */
export function replayEarlyClicks(): void {
  const early: EarlyClicks | undefined = window.earlyClicks;
  if (!early) return;
  early.stop();
  delete window.earlyClicks;
  for (const target of early.targets) {
    if (target.isConnected) target.click();
  }
}
