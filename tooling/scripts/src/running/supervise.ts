import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a program that ended is started again; doubled each time it ends soon. */
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** After a run of this length the pause starts again at its minimum. */
const LONG_RUN_MS = 60_000;
/** The server may take 25 s to finish what it accepted; then it is killed. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Keeps a program running; `onEnd` gets the reason each time before it is started again.
 * @param minPauseMs before the first restart.
 */
export function supervise(
  start: () => ChildProcess,
  onEnd: (reason: string) => void,
  minPauseMs = MIN_PAUSE_MS,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child = start();
  const watching = watch();

  async function watch(): Promise<void> {
    let wait = minPauseMs;
    for (;;) {
      const startedAt = performance.now();
      await once(child, 'exit');
      if (signal.aborted) return;
      onEnd(child.signalCode ?? `code ${child.exitCode}`);
      if (performance.now() - startedAt > LONG_RUN_MS) wait = minPauseMs;
      await pause(wait, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      wait = Math.min(wait * 2, MAX_PAUSE_MS);
      child = start();
    }
  }

  return {
    /** Sends SIGTERM and waits until the program has ended. */
    stop: async () => {
      stopping.abort();
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await watching;
      clearTimeout(deadline);
    },
  };
}
