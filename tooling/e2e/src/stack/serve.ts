import { rm } from 'node:fs/promises';
import { serveSite } from '@kestrova/hosting';
import { startApi } from '@kestrova/scripts/api';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import { servedFolder, writeJobPages } from '@kestrova/scripts/sites';
import getPort from 'get-port';
import { startProxy } from './proxy.ts';
import { DATA_FOLDER, regions } from './regions.ts';

/* Runs what `npm start` runs, on free ports, and the proxy to the sites, until it is stopped. */

await rm(DATA_FOLDER, { recursive: true, force: true });
await createDataFolder(DATA_FOLDER);
const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: DATA_FOLDER });
const environment = {
  ...settings.environment,
  HOST: '127.0.0.1',
  RATE_LIMIT_POSTS_PER_MINUTE: '100000',
};

const api = await startApi({ ...settings, environment });
await writeJobPages(settings);
const sites = await Promise.all(
  regions.map(async ({ app, origin }) => {
    const folder = servedFolder(settings, app);
    const { server } = await serveSite({ folder, port: 0, apiBaseUrl: settings.apiOrigin });
    return [origin, server] as const;
  }),
);
console.log(`The proxy of the journeys listens on port ${await startProxy(new Map(sites))}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void api.stop().finally(() => process.exit()));
}
