import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createChildEnvironment } from '../config/config.ts';
import { OperatorError } from '../errors.ts';

const run = promisify(execFile);

export interface PostgresProgram {
  path: string;
  /** Its major version. */
  version: number;
}

type ProgramName = 'pg_dump' | 'pg_restore' | 'psql';

const debianFolder = '/usr/lib/postgresql';

/**
 * Finds a program on the PATH, else the newest one that Debian keeps beside it.
 * @throws OperatorError if the program is missing or older than `minVersion`.
 */
export async function findPostgresProgram(name: ProgramName, minVersion: number) {
  const versions = await readdir(debianFolder).catch(() => []);
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const debian = newestFirst.map((version) => join(debianFolder, version, 'bin', name));
  let newest = 0;
  for (const path of [name, ...debian]) {
    const version = await readVersion(path);
    if (version >= minVersion) return { path, version };
    newest = Math.max(newest, version);
  }
  const found = newest === 0 ? `${name} was not found` : `the newest ${name} here is ${newest}`;
  throw new OperatorError(
    `${found}, and the database needs ${name} ${minVersion} or later. Install PostgreSQL's programs for clients (on Debian "apt-get install postgresql-client-${minVersion}", from apt.postgresql.org where Debian has no such package), or put their folder on the PATH.`,
  );
}

/** @returns 0 if the program is missing or does not run. */
async function readVersion(path: string): Promise<number> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 10_000 });
    return Number(/\) (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Parameters of node-postgres that libpq rejects; it accepts all others. */
const ownParameters = ['uselibpqcompat'];

/** The connection of a PostgreSQL program; the password is never on its command line. */
function toConnection(url: string) {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password) || parsed.searchParams.get('password');
  parsed.password = '';
  for (const name of ['password', ...ownParameters]) parsed.searchParams.delete(name);
  if (parsed.searchParams.get('sslmode') === 'no-verify') {
    parsed.searchParams.set('sslmode', 'require');
  }
  const environment = {
    PGCONNECT_TIMEOUT: '10',
    // `waitForEnd` searches the errors for English words.
    LC_MESSAGES: 'C',
    ...(password ? { PGPASSWORD: password } : {}),
  };
  return { url: parsed.href, environment };
}

/**
 * Starts a program, and keeps the first of its errors.
 * @param url the database to connect to, if the program needs one.
 */
export function startPostgresProgram(
  { path }: PostgresProgram,
  args: readonly string[],
  { url, signal }: { url?: string; signal: AbortSignal },
) {
  const connection = url === undefined ? undefined : toConnection(url);
  const child = spawn(path, [...(connection ? [`--dbname=${connection.url}`] : []), ...args], {
    env: createChildEnvironment(connection?.environment ?? {}),
    signal,
    // After any other signal, a program waits until the server cancels, even a frozen one.
    killSignal: 'SIGKILL',
  });
  const ended = waitForEnd(child, path, signal);
  // It may reject before the caller awaits it.
  ended.catch(() => undefined);
  return { child, ended };
}

const maxReasons = 3;

/** Resolves when a program has succeeded. @throws OperatorError with its reasons if it has not. */
async function waitForEnd(
  child: ChildProcessWithoutNullStreams,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const reasons: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (/error|fatal|panic/i.test(line) && reasons.length < maxReasons) reasons.push(line);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code === 0) return;
  } catch (error) {
    signal.throwIfAborted();
    throw new OperatorError(`${path} could not be run.`, { cause: error });
  }
  signal.throwIfAborted();
  throw new OperatorError([`${path} failed.`, ...reasons].join('\n  '));
}
