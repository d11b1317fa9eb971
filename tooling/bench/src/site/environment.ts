import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { appFolder, cacheFolder } from '../folders.ts';

const debianChromium = '/usr/bin/chromium';

/** A browser that Playwright and Lighthouse drive in turns. */
export interface BenchBrowser {
  browser: Browser;
  /** Port of its DevTools protocol. */
  port: number;
}

/** Starts the Chromium that `CHROMIUM_PATH` names, else Debian's, else Playwright's own. */
export async function openBrowser(): Promise<BenchBrowser> {
  const port = await findFreePort();
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) && debianChromium);
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { browser, port };
}

/** The server that the measured pages ask for jobs, on data of its own. */
export interface BenchApi {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the real server: a page whose calls fail would be measured in another state than a
 * visitor's.
 * @throws Error where the server exits before it is ready.
 */
export async function startApi(): Promise<BenchApi> {
  const dataFolder = join(cacheFolder, 'data');
  await rm(dataFolder, { recursive: true, force: true });
  const port = await findFreePort();
  const server = spawn(process.execPath, ['--conditions=@kestrova/source', 'src/server.ts'], {
    cwd: appFolder('api'),
    env: { ...process.env, API_PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
