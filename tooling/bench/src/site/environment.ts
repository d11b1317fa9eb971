import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@kestrova/config/chromium';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { appFolder, cacheFolder } from '../folders.ts';

/**
 * Starts Chromium.
 * @returns the browser for Playwright, and for Lighthouse the port of its DevTools protocol.
 */
export async function openBrowser() {
  const port = await getPort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}

/**
 * Starts the real server, on data of its own: a page whose calls fail would be measured in another
 * state than a visitor's.
 * @throws Error where the server exits before it is ready.
 */
export async function startApi() {
  const dataFolder = join(cacheFolder, 'data');
  await rm(dataFolder, { recursive: true, force: true });
  const port = await getPort();
  const server = spawn(process.execPath, ['--conditions=@kestrova/source', 'src/server.ts'], {
    cwd: appFolder('api'),
    env: { ...process.env, API_PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  // Until it listens, connecting fails.
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The API exited at its start; see above.');
    await pause(50);
  }
  return {
    url,
    stop: async () => {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    },
  };
}
