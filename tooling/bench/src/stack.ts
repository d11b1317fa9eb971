import { glob, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { chromiumLaunch } from '@kestrova/config/chromium';
import { operate, startApi, startSite } from '@kestrova/scripts/servers';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { chromium, type BrowserContextOptions } from 'playwright';

/** The folder that measurements keep between runs, outside of version control. */
export const cacheFolder = join(import.meta.dirname, '../.cache');

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Starts the API with the sample jobs in an emptied folder, and Chromium once it is needed. */
export async function startStack(dataDir = join(cacheFolder, 'data')) {
  await rm(dataDir, { recursive: true, force: true });
  await createDataFolder(dataDir);
  const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: dataDir });
  const resources = new AsyncDisposableStack();
  resources.adopt(await startApi(settings), ({ stop }) => stop());
  return {
    resources,
    operate: (...command: string[]) => operate(settings, ...command),
    /**
     * Starts a site; returns its origin, its built files, and its pages with one job for all.
     * @param app its folder in `apps`, or the path of such a folder in another checkout.
     */
    async startSite(app: string) {
      const site = settings.sites.find((it) => it.app === basename(app));
      if (!site) throw new Error(`There is no site ${basename(app)}.`);
      const folder = resolve(import.meta.dirname, '../../../apps', app);
      const port = await getPort();
      resources.adopt(await startSite(settings, { ...site, port }, folder), ({ stop }) => stop());
      const [origin, files] = [`http://localhost:${port}`, join(folder, 'dist/site')];
      const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
      const [job] = /\/careers\/job-description\/[^<]+/.exec(sitemap) ?? [];
      if (job === undefined) throw new Error(`The sitemap of ${app} has no job.`);
      const built = await Array.fromAsync(glob('**/*.html', { cwd: files }));
      const pages = built.map((file) => `/${file.replace('.html', '')}`).toSorted();
      return { origin, files, pages: [...pages, job], job };
    },
    /** Starts Chromium; returns the port of its DevTools protocol, and opens pages on a slow processor. */
    async startBrowser() {
      const port = await getPort();
      const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
      const browser = await chromium.launch({ ...chromiumLaunch, args });
      resources.defer(() => browser.close());
      const openPage = async (options: BrowserContextOptions) => {
        const page = await browser.newPage(options);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        return { page, session };
      };
      return { port, openPage };
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

/** Measures in turns, so that all run under the same load. Returns all values of each name. */
export async function takeTurns<Value>(
  names: readonly string[],
  rounds: number,
  measure: (name: string) => Promise<readonly Value[]>,
): Promise<Map<string, Value[]>> {
  const values = new Map(names.map((name) => [name, new Array<Value>()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, all] of values) all.push(...(await measure(name)));
  }
  return values;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
