import { glob, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { startApi, startSite } from '@kestrova/scripts/servers';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { chromium, type Page } from 'playwright';
import { serveFolder } from './serve-folder.ts';

/** The folder that measurements keep between runs, outside of version control. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts Chromium, and the API with a separate data folder. */
export async function startStack() {
  await using started = new AsyncDisposableStack();
  const dataDir = join(cacheFolder, 'data');
  await rm(dataDir, { recursive: true, force: true });
  const servers = started.use(await startServers(dataDir));
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
    startSite: servers.startSite,
    /** Serves a folder of pages until the stack stops, and returns its origin. */
    serve: async (folder: string) =>
      resources.adopt(await serveFolder(folder), ({ stop }) => stop()).origin,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Starts the API with the sample jobs, without which the pages of a site would show errors. */
export async function startServers(dataDir: string) {
  await createDataFolder(dataDir);
  const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: dataDir });
  const servers = new AsyncDisposableStack();
  servers.adopt(await startApi(settings), ({ stop }) => stop());
  return {
    /**
     * Starts a site; returns its origin, its built files, and its pages with one job for all.
     * @param app its folder in `apps`, or the path of such a folder in another checkout.
     */
    startSite: async (app: string) => {
      const site = settings.sites.find((it) => it.app === basename(app));
      if (!site) throw new Error(`There is no site ${basename(app)}.`);
      const folder = resolve(import.meta.dirname, '../../../apps', app);
      const port = await getPort();
      servers.adopt(await startSite(settings, { ...site, port }, folder), ({ stop }) => stop());
      const [origin, files] = [`http://localhost:${port}`, join(folder, 'dist/site')];
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const [job] = /\/careers\/job-description\/[^<]+/.exec(sitemap) ?? [];
      if (job === undefined) throw new Error(`The sitemap of ${app} has no job.`);
      const built = await Array.fromAsync(glob('**/*.html', { cwd: files }));
      const pages = built.map((file) => `/${file.replace('.html', '')}`).toSorted();
      return { origin, files, pages: [...pages, job], job };
    },
    [Symbol.asyncDispose]: () => servers.disposeAsync(),
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
