import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFolder, cacheFolder } from '../folders.ts';

const PORT = 4294;

/** The server that the measured pages ask for jobs, on data of its own. */
export interface BenchApi {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server: a page whose calls fail would be measured in another state than a
 * visitor's.
 * @throws Error where the server ends instead of answering, as it does on a port that is taken.
 */
export async function startApi(): Promise<BenchApi> {
  const dataFolder = join(cacheFolder, 'data');
  await rm(dataFolder, { recursive: true, force: true });
  const settings = { API_PORT: String(PORT), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['--conditions=@kestrova/source', 'src/server.ts'], {
    cwd: apiFolder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${PORT}`;
  await answers(`${url}/health/ready`, server);
  return {
    url,
    stop: async () => {
      const end = once(server, 'exit');
      server.kill('SIGTERM');
      await end;
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The API ended at its start; see above.');
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(50);
  }
}
