import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts an API that responds as a test says, until the test has ended. Returns its origin. */
export async function startApi(listener: RequestListener) {
  const api = createServer(listener);
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    api.closeAllConnections();
    api.close();
  };
  onTestFinished(stop);
  return { origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, stop };
}
