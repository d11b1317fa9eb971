import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { serveSite } from '@kestrova/hosting';
import { startApi } from '@kestrova/scripts/api';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import { servedFolder, writeJobPages } from '@kestrova/scripts/sites';
import getPort from 'get-port';
import { chromium, type Page } from 'playwright';

/** The folder that measurements keep between runs, outside of version control. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * Starts Chromium, and the API as `npm start` does, with a separate data folder. Without the API,
 * pages would show errors.
 * @throws CommandError if the API does not start.
 */
export async function startStack() {
  await using started = new AsyncDisposableStack();
  const dataDir = join(cacheFolder, 'data');
  await rm(dataDir, { recursive: true, force: true });
  await createDataFolder(dataDir);
  const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: dataDir });
  started.adopt(await startApi(settings), ({ stop }) => stop());

  const debuggingPort = await getPort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${debuggingPort}`],
  });
  started.defer(() => browser.close());
  const resources = started.move();
  return {
    dataDir,
    browser,
    debuggingPort,
    /**
     * Copies an app's build and adds a page for each open job. Returns the folder of the site.
     * @param app its folder in `apps`, or the path of such a folder in another checkout.
     */
    writeSite: async (app: string) => {
      const sites = settings.sites.filter((site) => site.app === basename(app));
      await writeJobPages({ ...settings, sites: sites.map((site) => ({ ...site, app })) });
      return servedFolder(settings, app);
    },
    /** Serves the folder of a site until the stack stops, and returns its origin. */
    serve: async (folder: string) => {
      const site = await serveSite({ folder, port: 0, apiBaseUrl: settings.apiOrigin });
      return resources.adopt(site, ({ close }) => close()).url;
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Gives a page a processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
