import { rm } from 'node:fs/promises';
import { serveSite } from '@kestrova/hosting';
import { startApi } from '@kestrova/scripts/api';
import { createDataFolder, readSettings } from '@kestrova/scripts/settings';
import { servedFolder, writeJobPages } from '@kestrova/scripts/sites';
import getPort from 'get-port';
import { startProxy } from './proxy.ts';
import { API_URL, DATA_FOLDER, regions } from './regions.ts';

/* Runs what `npm start` runs, each on a free port, and the proxy to all, until it is stopped. */

await rm(DATA_FOLDER, { recursive: true, force: true });
await createDataFolder(DATA_FOLDER);
const settings = readSettings({ API_PORT: String(await getPort()), DATA_DIR: DATA_FOLDER });
const environment = {
  ...settings.environment,
  HOST: '127.0.0.1',
  RATE_LIMIT_POSTS_PER_MINUTE: '100000',
};

const api = await startApi({ ...settings, environment });
const { port: apiPort } = settings.api;
const apiUrl = `http://localhost:${apiPort}`;
await writeJobPages(settings, apiUrl);
const ports = new Map([[API_URL, apiPort]]);
for (const { app, origin } of regions) {
  const folder = servedFolder(settings, app);
  const { url } = await serveSite({ folder, port: 0, apiBaseUrl: apiUrl });
  ports.set(origin, Number(new URL(url).port));
}
console.log(`The proxy of the journeys listens on port ${await startProxy(ports)}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void api.stop().finally(() => process.exit()));
}
