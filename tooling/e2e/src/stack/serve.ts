import { rm } from 'node:fs/promises';
import { API_PORT, API_URL, DATA_FOLDER, regions } from './regions.ts';
import { serveSite, startApi, writeJobPages } from './start-stack.ts';

await rm(DATA_FOLDER, { recursive: true, force: true });
const api = await startApi(API_PORT, DATA_FOLDER);
await Promise.all(regions.map((region) => writeJobPages(region, API_URL)));
const sites = await Promise.all(regions.map((region) => serveSite(region, region.port, API_URL)));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([api.kill(), ...sites.map(({ stop }) => stop())]).then(() => process.exit(0));
  });
}
