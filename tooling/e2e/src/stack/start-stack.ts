import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { mainRegion, ROOT_FOLDER, type Region } from './regions.ts';

const runToEnd = promisify(execFile);

/** A server that can be killed as by a power cut, and started again on the same data. */
export interface ApiServer {
  kill: () => Promise<void>;
  restart: () => Promise<void>;
}

/** The databases that the API runs on. */
export type DatabaseName = 'sqlite' | 'postgres';

const FROM_SOURCE = '--conditions=@kestrova/source';

const API_SETTINGS = {
  ALERTS_INTERVAL_SECONDS: '1',
  RATE_LIMIT_POSTS_PER_MINUTE: '100000',
  LOG_LEVEL: 'warn',
};

/** An API on data of its own, with a site in front and the operator's command line beside it. */
export interface OwnStack extends AsyncDisposable {
  api: ApiServer;
  dataFolder: string;
  /** Of its site. */
  origin: string;
  /** Runs a command of the operator; returns what it printed. @throws Error where it fails. */
  operate: (...args: string[]) => Promise<string>;
}

/** Starts an API on an empty data folder and a database of its own, and the main region's site. */
export async function startOwnStack(database: DatabaseName, dataFolder: string): Promise<OwnStack> {
  await using started = new AsyncDisposableStack();
  const postgres = database === 'postgres' ? started.use(await startPostgres()) : undefined;
  const [apiPort, sitePort] = [await getPort(), await getPort()];
  const origin = `http://localhost:${sitePort}`;
  const settings = {
    DATA_DIR: dataFolder,
    // Links in its emails lead to its own site.
    ORIGIN_US: origin,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const api = await startApi(apiPort, dataFolder, settings);
  started.defer(api.kill);
  const site = await serveSite(mainRegion, sitePort, `http://localhost:${apiPort}`);
  started.defer(site.stop);
  const running = started.move();
  return {
    api,
    dataFolder,
    origin,
    async operate(...args) {
      const options = { cwd: join(ROOT_FOLDER, 'apps/api'), env: { ...process.env, ...settings } };
      const program = [FROM_SOURCE, 'src/cli/kestrova.ts', ...args];
      return (await runToEnd(process.execPath, program, options)).stdout;
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Starts a PostgreSQL with an empty database; it ends with its standard input. */
async function startPostgres() {
  const server = spawn(process.execPath, ['src/testing/serve-postgres.ts'], {
    cwd: join(ROOT_FOLDER, 'apps/api'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const url of createInterface(server.stdout)) {
    const exit = once(server, 'exit');
    return { url, [Symbol.asyncDispose]: () => (server.stdin.end(), exit.then(() => undefined)) };
  }
  throw new Error('PostgreSQL did not start; see above.');
}

/** Starts the real API on a data folder, and waits until it is ready. */
export async function startApi(
  port: number,
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<ApiServer> {
  await mkdir(dataFolder, { recursive: true });
  let server: ChildProcess;
  async function restart() {
    server = run('apps/api', [FROM_SOURCE, 'src/server.ts'], {
      ...API_SETTINGS,
      API_PORT: String(port),
      DATA_DIR: dataFolder,
      ...settings,
    });
    await untilReady(`http://localhost:${port}/health/ready`, server);
  }
  await restart();
  return { restart, kill: () => stop(server, 'SIGKILL') };
}

/** Serves one built site whose calls go to an API, and waits until it is ready. */
export async function serveSite({ app }: Region, port: number, apiUrl: string) {
  const server = run('tooling/hosting', ['src/server/main.ts'], {
    SITE_FOLDER: join(ROOT_FOLDER, 'apps', app, 'dist/site'),
    PORT: String(port),
    API_URL: apiUrl,
  });
  await untilReady(`http://localhost:${port}/home`, server);
  return { origin: `http://localhost:${port}`, stop: () => stop(server, 'SIGTERM') };
}

/** Gives each open job of the API its page, as on a live site. */
export async function writeJobPages({ app }: Region, apiUrl: string): Promise<void> {
  const program = run(join('apps', app), ['dist/prerender/prerender.js'], { JOBS_FROM: apiUrl });
  await once(program, 'exit');
  if (program.exitCode !== 0) throw new Error(`Writing the job pages of ${app} failed; see above.`);
}

function run(folder: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(ROOT_FOLDER, folder),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function stop(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server at ${url} ended; see its output.`);
    // Until it listens, connecting fails.
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(50);
  }
}
