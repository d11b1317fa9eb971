import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { startTcpServer } from './tcp-server.ts';
import { until } from './until.ts';

/** A real PostgreSQL in a temporary folder. */
export type PostgresCluster = Awaited<ReturnType<typeof createPostgresCluster>>;

/** Settings of a cluster whose data no test reads after a power cut. */
export const withoutDurability = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap(
  (name) => ['-c', `${name}=off`],
);

/**
 * Creates and starts a cluster with the durability settings that a production server has.
 * @param changes more arguments of `postgres`.
 */
export async function createPostgresCluster(changes: readonly string[] = []) {
  const binaries = findPostgresBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'kestrova-postgres-'));
  const user = findUnprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { LC_ALL: 'C.UTF-8', PATH: process.env['PATH'] ?? '', TZ: 'UTC' };
  const options = { ...user, env: environment, cwd: folder };
  execFileSync(
    binaries.initdb,
    ['-D', data, '-U', 'kestrova', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  let port = await findFreePort();
  let server: ChildProcess | undefined;

  async function start(onEnded: () => Promise<void>): Promise<void> {
    const launch = () => {
      const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-N', '200'];
      const args = ['-D', data, ...settings, ...changes];
      return spawn(binaries.postgres, args, { ...options, stdio: 'ignore' });
    };
    server = launch();
    await until(async () => {
      if (server?.exitCode !== null) {
        await onEnded();
        server = launch();
      }
      // By its own folder: another program may have taken the port.
      return isReachable({ host: folder, port, user: 'kestrova', database: 'postgres' });
    });
  }

  function signalAll(signal: NodeJS.Signals): void {
    for (const pid of listProcesses(server?.pid)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // A child may end after it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }

  // PostgreSQL cannot choose its port itself.
  await start(async () => {
    port = await findFreePort();
  });
  return {
    // After a kill the system may still hold the shared memory of the old processes.
    start: () => start(async () => undefined),
    createDatabase: () => createPostgresDatabase(`postgres://kestrova@127.0.0.1:${port}/postgres`),
    /** Kills it as a power cut would; `start` recovers it. */
    kill: async () => {
      const gone = server === undefined ? undefined : once(server, 'exit');
      // Halted first, so that no child starts between the list and the kill.
      server?.kill('SIGSTOP');
      signalAll('SIGKILL');
      await gone;
    },
    /** Stops its processes from running, without closing a connection. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async remove() {
      if (server?.exitCode === null && server.signalCode === null) {
        const gone = once(server, 'exit');
        // Halted processes would not end.
        signalAll('SIGCONT');
        server.kill('SIGINT');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database beside another one, as a copy of a template. @returns its URL. */
export async function createPostgresDatabase(beside: string, template = 'template1') {
  const url = new URL(beside);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAt({ connectionString: beside }, `create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** PostgreSQL does not run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody']
    .map((name) => users.find((entry) => entry.startsWith(`${name}:`)))
    .find((entry) => entry !== undefined);
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) {
    throw new Error('PostgreSQL may not run as root, and there is no user "postgres" or "nobody".');
  }
  return { uid: Number(uid), gid: Number(gid) };
}

async function findFreePort(): Promise<number> {
  await using server = await startTcpServer();
  return server.port;
}

async function isReachable(config: pg.ClientConfig): Promise<boolean> {
  try {
    await runAt(config, 'select 1');
    return true;
  } catch (error) {
    // Refused while it starts, or a PostgreSQL error while it recovers.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Runs a statement on a connection of its own. */
export async function runAt(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A process and its children, as the system lists them. */
function listProcesses(parent: number | undefined): number[] {
  if (parent === undefined) return [];
  const { stdout } = spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' });
  return [parent, ...stdout.split('\n').filter(Boolean).map(Number)];
}

const debianFolder = '/usr/lib/postgresql';

/**
 * Finds Debian's newest PostgreSQL, else the one on the PATH.
 * @throws Error that says how to install it.
 */
function findPostgresBinaries() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debianFolder, version, 'bin'));
  const onPath = process.env['PATH']?.split(delimiter) ?? [];
  const folder = [...debian, ...onPath].find((bin) => existsSync(join(bin, 'initdb')));
  if (folder === undefined) {
    throw new Error(
      `No PostgreSQL was found, neither under ${debianFolder} nor on the PATH. Run "apt-get install postgresql", or put the folder of initdb and postgres on the PATH.`,
    );
  }
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}
