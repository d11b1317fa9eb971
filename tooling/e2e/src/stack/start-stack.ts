import { rm } from 'node:fs/promises';
import { operate, startApi, startSite } from '@kestrova/scripts/servers';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { startProxy } from './proxy.ts';

/** Runs what `npm start` runs, on free ports and an emptied data folder, and the proxy to the sites. */
export async function startStack(dataDir: string) {
  await rm(dataDir, { recursive: true, force: true });
  await createDataFolder(dataDir);
  const given = readSettings({ API_PORT: String(await getPort()), DATA_DIR: dataDir });
  const environment = {
    ...given.environment,
    HOST: '127.0.0.1',
    RATE_LIMIT_POSTS_PER_MINUTE: '100000',
  };
  const settings = { ...given, environment };
  const api = await startApi(settings);
  const ports = new Map<string, number>();
  const sites = await Promise.all(
    settings.sites.map(async (site) => {
      const port = await getPort();
      ports.set(`http://localhost:${site.port}`, port);
      return startSite(settings, { ...site, port });
    }),
  );
  const proxy = await startProxy(ports);

  return {
    proxyUrl: proxy.url,
    operate: (...command: string[]) => operate(settings, ...command),
    /** Stops everything; the proxy last, since its tunnels end with the sites. */
    [Symbol.asyncDispose]: async (): Promise<void> => {
      for (const { stop } of [...sites, api, proxy]) await stop();
    },
  };
}
