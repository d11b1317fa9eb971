// Brings `window.earlyClicks` into view for whoever reads this file by itself.
import type {} from './starter.ts';

/** Repeats the presses that came before the page could answer them, once, in their order. */
export function replayEarlyClicks(): void {
  const early = window.earlyClicks;
  if (!early) return;
  early.stop();
  delete window.earlyClicks;
  for (const target of early.targets) {
    if (target.isConnected) target.click();
  }
}
