import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { startApi as startServer } from '@kestrova/scripts/api';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { cacheFolder } from '../folders.ts';

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
 * Starts the API as `npm start` does, on data of its own: a page whose calls fail would be measured
 * in another state than a visitor's.
 * @throws CommandError where it does not start.
 */
export async function startApi() {
  const dataDir = join(cacheFolder, 'data');
  await rm(dataDir, { recursive: true, force: true });
  await createDataFolder(dataDir);
  const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: dataDir });
  const { stop } = await startServer(settings);
  return { url: `http://localhost:${settings.api.port}`, dataDir, stop };
}
