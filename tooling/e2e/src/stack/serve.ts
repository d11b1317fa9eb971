import { rm } from 'node:fs/promises';
import { startApi, startSite } from '@kestrova/scripts/servers';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import getPort from 'get-port';
import { startProxy } from './proxy.ts';
import { DATA_FOLDER } from './regions.ts';

/*
 * Runs what `npm start` runs, on free ports and an emptied data folder, and the proxy to the sites, which
 * the journeys share, until it is stopped.
 */

await rm(DATA_FOLDER, { recursive: true, force: true });
await createDataFolder(DATA_FOLDER);
const given = readSettings({ API_PORT: String(await getPort()), DATA_DIR: DATA_FOLDER });
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
console.log(`The proxy of the journeys listens on port ${new URL(proxy.url).port}`);

/** The proxy stops last, since its tunnels end with the sites. */
async function stop(): Promise<void> {
  for (const part of [...sites, api, proxy]) await part.stop();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop().finally(() => process.exit()));
}
