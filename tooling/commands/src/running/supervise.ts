import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** A program that ended sooner than this after its start will hardly do better when started again. */
const SHORTEST_LIFE = 3000;
/** The server may take 25 s to finish what it accepted; after this it is ended. */
const LONGEST_STOP = 30_000;

/** A program that is started again when it ends unasked. */
export interface Supervised {
  /** Asks it to finish, and waits until it has. */
  stop: () => Promise<void>;
}

/** What is told about a supervised program. */
export interface SupervisionEvents {
  /** It ended unasked and is started again. */
  restarting: (reason: string) => void;
  /** It ended right after its start, so it stays down. */
  gaveUp: (reason: string) => void;
}

/** Keeps a program running. */
export function supervise(start: () => ChildProcess, events: SupervisionEvents): Supervised {
  let isStopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const startedAt = performance.now();
    const launched = start();
    launched.once('exit', (code, signal) => {
      if (isStopping) return;
      const reason = signal ?? `code ${code}`;
      if (performance.now() - startedAt < SHORTEST_LIFE) {
        events.gaveUp(reason);
      } else {
        events.restarting(reason);
        child = launch();
      }
    });
    return launched;
  }

  return {
    stop: async () => {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const patience = new AbortController();
      const late = pause(LONGEST_STOP, 'late', { signal: patience.signal }).catch(() => 'on time');
      if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
      patience.abort();
      await ended;
    },
  };
}
