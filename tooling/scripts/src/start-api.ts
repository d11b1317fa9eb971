import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, inRepository } from './command.ts';
import type { Settings } from './settings.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const LOG_LINES_SHOWN = 20;
const RESTART_PAUSE_MS = 1000;
/** The server may take 25 s to finish what it accepted; then it is killed. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the API and waits until it is ready. If it ends, it is restarted.
 * @throws CommandError with the end of its log if it does not start.
 */
export async function startApi(settings: Settings) {
  const logFile = join(settings.dataDir, 'api.log');
  if (existsSync(logFile)) {
    await chmod(logFile, 0o600);
    await rename(logFile, join(settings.dataDir, 'api.previous.log'));
  }
  const log = openSync(logFile, 'a', 0o600);
  // The API's own script is the one place for the flags that it runs with.
  const manifest = await readFile(inRepository('apps/api/package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { start: string } };
  const [program = '', ...args] = scripts.start.split(' ');
  let isReady = false;
  let failure: string | undefined;

  const api = supervise(
    () =>
      spawn(program, args, {
        cwd: inRepository('apps/api'),
        // React renders emails several times as fast with it.
        env: { NODE_ENV: 'production', ...process.env, ...settings.environment },
        stdio: ['ignore', log, log],
      }),
    (reason) => {
      failure = reason;
      if (isReady) console.log(`The API ended (${reason}) and is started again; see ${logFile}.`);
    },
  );

  const deadline = Date.now() + START_TIMEOUT_MS;
  const health = `${settings.apiOrigin}/health/ready`;
  // Until the API listens, connecting fails.
  while (!(await fetch(health).catch(() => undefined))?.ok) {
    if (failure || Date.now() > deadline) {
      await api.stop();
      const lines = (await readFile(logFile, 'utf8')).trimEnd().split('\n');
      throw new CommandError(
        `The API did not start (${failure ?? 'no response'}).\n${lines.slice(-LOG_LINES_SHOWN).join('\n')}`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  isReady = true;
  return { logFile, stop: () => api.stop().finally(() => closeSync(log)) };
}

/** Keeps a program running; `onEnd` gets the reason before each restart. */
export function supervise(
  start: () => ChildProcess,
  onEnd: (reason: string) => void,
  pauseMs = RESTART_PAUSE_MS,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: ChildProcess;
  const watching = watch();

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      child = start();
      await once(child, 'exit');
      if (!signal.aborted) onEnd(child.signalCode ?? `code ${child.exitCode}`);
      // It rejects if everything is stopped before or during the pause.
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
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
