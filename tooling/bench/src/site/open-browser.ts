import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { getuid } from 'node:process';
import { chromium, type Browser } from 'playwright';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** A browser that Playwright and Lighthouse drive in turns. */
export interface BenchBrowser {
  browser: Browser;
  /** Port of its DevTools protocol. */
  port: number;
}

/** Starts the Chromium that `CHROMIUM_PATH` names, else Debian's, else Playwright's own. */
export async function openBrowser(): Promise<BenchBrowser> {
  const port = await findFreePort();
  const known = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN_CHROMIUM) && DEBIAN_CHROMIUM);
  const browser = await chromium.launch({
    ...(known && { executablePath: known }),
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
