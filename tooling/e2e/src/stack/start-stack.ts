import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_FOLDER, type Region } from './regions.ts';

const API_SETTINGS = {
  RATE_LIMIT_POSTS_PER_MINUTE: '100000',
  LOG_LEVEL: 'warn',
};

/** Starts the real API on a data folder, and waits until it is ready. */
export async function startApi(port: number, dataFolder: string) {
  await mkdir(dataFolder, { recursive: true });
  const server = run('apps/api', ['--conditions=@kestrova/source', 'src/server.ts'], {
    ...API_SETTINGS,
    API_PORT: String(port),
    DATA_DIR: dataFolder,
  });
  await untilReady(`http://localhost:${port}/health/ready`, server);
  return { kill: () => stop(server, 'SIGKILL') };
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
