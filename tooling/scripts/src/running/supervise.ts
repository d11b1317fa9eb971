import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a program that ended is started again; doubled each time it ends soon. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** A program that ran for this long had started well. */
const GOOD_RUN = 60_000;
/** The server may take 25 s to finish what it accepted; after this it is ended. */
const LONGEST_STOP = 30_000;

/** A program that is started again when it ends unasked. */
export interface Supervised {
  /** Asks it to finish, and waits until it has. */
  stop: () => Promise<void>;
}

/** Keeps a program running; `onEnd` hears why it ended, each time before it is started again. */
export function supervise(start: () => ChildProcess, onEnd: (reason: string) => void): Supervised {
  const stopping = new AbortController();
  let child = start();
  const watching = watch();

  async function watch(): Promise<void> {
    let wait = FIRST_PAUSE;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      if (stopping.signal.aborted) return;
      onEnd(signal ?? `code ${code}`);
      wait = performance.now() - startedAt > GOOD_RUN ? FIRST_PAUSE : wait;
      await pauseUnlessStopped(wait, stopping.signal);
      if (stopping.signal.aborted) return;
      wait = Math.min(wait * 2, LONGEST_PAUSE);
      child = start();
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP);
      await watching;
      clearTimeout(deadline);
    },
  };
}

async function pauseUnlessStopped(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
