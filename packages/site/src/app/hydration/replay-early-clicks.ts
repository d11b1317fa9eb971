import type { EarlyClicks } from './bootstrap-script.ts';

/**
 * Repeats the presses that came before the page could answer them, once, in their order. They wait
 * a turn: called from an effect, React could not hydrate the part that a press is for, and would
 * lose it.
 */
export function replayEarlyClicks(): void {
  setTimeout(() => {
    const early: EarlyClicks | undefined = window.earlyClicks;
    if (!early) return;
    early.stop();
    delete window.earlyClicks;
    for (const target of early.targets) {
      if (target.isConnected) target.click();
    }
  });
}
