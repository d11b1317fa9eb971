import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { inRepository } from '../repository.ts';
import { CommandError } from '../run-main.ts';
import type { Settings } from './settings.ts';
import { supervise } from './supervise.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
const LOG_LINES_SHOWN = 20;

/**
 * Starts the API and waits until it is ready. It is started again when it ends by itself.
 * @throws CommandError with the end of its log where it does not start.
 */
export async function startApi(settings: Settings) {
  const logFile = join(settings.dataDir, 'api.log');
  if (existsSync(logFile)) {
    await chmod(logFile, 0o600);
    await rename(logFile, join(settings.dataDir, 'api.previous.log'));
  }
  const log = openSync(logFile, 'a', 0o600);
  const [program = '', ...args] = await readStartCommand();
  let isReady = false;
  let failure: string | undefined;

  const api = supervise(
    () =>
      spawn(program, args, {
        cwd: inRepository('apps/api'),
        env: { ...process.env, ...settings.environment },
        stdio: ['ignore', log, log],
      }),
    (reason) => {
      failure = reason;
      if (isReady) console.log(`The API ended (${reason}) and is started again; see ${logFile}.`);
    },
  );

  const deadline = Date.now() + START_TIMEOUT_MS;
  const health = `http://localhost:${settings.api.port}/health/ready`;
  // Until the API listens, connecting fails.
  while (!(await fetch(health).catch(() => undefined))?.ok) {
    if (failure || Date.now() > deadline) {
      await api.stop();
      throw new CommandError(
        `The API did not start (${failure ?? 'no response'}).\n${await readEnd(logFile)}`,
      );
    }
    await pause(POLL_INTERVAL_MS);
  }
  isReady = true;
  return { logFile, stop: () => api.stop().finally(() => closeSync(log)) };
}

const manifestSchema = z.object({ scripts: z.object({ start: z.string() }) });

/** The API's own script `start`: the one place for the flags that it runs with. */
async function readStartCommand(): Promise<string[]> {
  const manifest: unknown = JSON.parse(
    await readFile(inRepository('apps/api/package.json'), 'utf8'),
  );
  return manifestSchema.parse(manifest).scripts.start.split(' ');
}

async function readEnd(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.slice(-LOG_LINES_SHOWN).join('\n');
}
