import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRepository } from '../repository.ts';
import type { RunSettings } from './settings.ts';
import { supervise, type Supervised } from './supervise.ts';

const LONGEST_START = 60_000;
const QUESTION_INTERVAL = 100;
const LINES_OF_LOG = 20;

/** The API did not come up; the message holds the end of its log. */
export class ApiError extends Error {
  override name = 'ApiError';
}

/** A running API. */
export interface RunningApi extends Supervised {
  logFile: string;
}

/**
 * Starts the API and waits until it can keep what visitors send. It is started again when it ends
 * unasked.
 * @throws ApiError where it does not come up.
 */
export async function startApi(
  { ports, dataDir, environment }: RunSettings,
  say: (sentence: string) => void,
): Promise<RunningApi> {
  const logFile = join(dataDir, 'api.log');
  const previous = join(dataDir, 'api.previous.log');
  await rename(logFile, previous).catch(ignoreAbsent);
  await chmod(previous, 0o600).catch(ignoreAbsent);
  const log = createWriteStream(logFile, { flags: 'a', mode: 0o600 });
  const [program = '', ...args] = await readStartCommand();
  let hasStarted = false;
  let failure: string | undefined;

  const api = supervise(
    () => {
      const child = spawn(program, args, {
        cwd: inRepository('apps/api'),
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      return child;
    },
    (reason) => {
      if (hasStarted) say(`The API ended (${reason}) and is started again; see ${logFile}.`);
      else failure = reason;
    },
  );

  const deadline = Date.now() + LONGEST_START;
  while (!(await isReady(ports.API_PORT))) {
    if (failure || Date.now() > deadline) {
      await api.stop();
      throw new ApiError(
        `The API did not start (${failure ?? 'no answer'}).\n${await tail(logFile)}`,
      );
    }
    await pause(QUESTION_INTERVAL);
  }
  hasStarted = true;
  return { logFile, stop: () => api.stop().finally(() => log.end()) };
}

/** The API's own script `start`: the one place for the flags that it runs with. */
async function readStartCommand(): Promise<string[]> {
  const text = await readFile(inRepository('apps/api/package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.split(' ');
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/health/ready`).catch(notListeningYet);
  return answer?.ok ?? false;
}

function notListeningYet(): undefined {
  return undefined;
}

async function tail(file: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.slice(-LINES_OF_LOG).join('\n');
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
