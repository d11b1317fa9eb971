import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_FOLDER } from './folders.ts';

/** Where one region's site answers. */
export interface SitePorts {
  india?: number;
  usa?: number;
}

export interface StackOptions {
  apiPort: number;
  sites: SitePorts;
  /** Whether each open job gets its page first, as on a live site. */
  writeJobPages?: boolean;
  /** Folder of the API's database, uploads and letters. */
  dataFolder: string;
  /** Further settings of the API. */
  apiSettings?: Record<string, string>;
}

/** Both sites, or one, and the API behind them. */
export interface Stack {
  dataFolder: string;
  /** Kills the API as a power cut would. */
  killApi: () => Promise<void>;
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
}

const JOURNEY_SETTINGS = { RATE_LIMIT_POSTS_PER_MINUTE: '100000', LOG_LEVEL: 'warn' };

/** Starts the real API and serves the built sites in front of it. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { apiPort, sites, dataFolder, apiSettings } = options;
  await mkdir(dataFolder, { recursive: true });
  let api: ChildProcess | undefined;

  async function startApi() {
    api = run('apps/api', ['--conditions=@kestrova/source', 'src/server.ts'], {
      ...JOURNEY_SETTINGS,
      ...apiSettings,
      API_PORT: String(apiPort),
      DATA_DIR: dataFolder,
    });
    await answers(`http://localhost:${apiPort}/health/ready`, api);
  }

  async function killApi() {
    if (api?.exitCode !== null) return;
    const death = once(api, 'exit');
    api.kill('SIGKILL');
    await death;
  }

  await startApi();
  if (options.writeJobPages) {
    await Promise.all(Object.keys(sites).map((site) => writeJobPages(site, apiPort)));
  }
  const servers = await Promise.all(
    Object.entries<number>({ ...sites }).map(([site, port]) =>
      serveSite(site, port, `http://localhost:${apiPort}`),
    ),
  );

  return {
    dataFolder,
    startApi,
    killApi,
    async stop() {
      for (const child of [...servers, api]) child?.kill('SIGTERM');
      await Promise.all([...servers, api].map(async (child) => child && ended(child)));
    },
  };
}

/** Serves one built site, with its calls passed on to an API or to what stands in for one. */
export async function serveSite(site: string, port: number, apiUrl: string): Promise<ChildProcess> {
  const server = run('tooling/hosting', ['src/server/main.ts'], {
    SITE_FOLDER: join(ROOT_FOLDER, 'apps', site, 'dist/site'),
    PORT: String(port),
    API_URL: apiUrl,
  });
  await answers(`http://localhost:${port}/home`, server);
  return server;
}

async function writeJobPages(site: string, apiPort: number): Promise<void> {
  const program = run(join('apps', site), ['dist/prerender/prerender.js'], {
    JOBS_FROM: `http://localhost:${apiPort}`,
  });
  await once(program, 'exit');
  if (program.exitCode !== 0)
    throw new Error(`The job pages of ${site} could not be written; see above.`);
}

function run(folder: string, args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: join(ROOT_FOLDER, folder),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server behind ${url} ended; see its output.`);
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(50);
  }
}
