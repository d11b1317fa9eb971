import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { writeSampleSite } from './sample-site.ts';

/** Starts an API that responds as each test says, and writes a site, for the calling test file. */
export async function startApi() {
  const site = await writeSampleSite();
  const api = createServer();
  await once(api.listen(0), 'listening');
  afterAll(async () => {
    api.closeAllConnections();
    api.close();
    await site.remove();
  });
  return { api, site, apiOrigin: `http://localhost:${(api.address() as AddressInfo).port}` };
}
