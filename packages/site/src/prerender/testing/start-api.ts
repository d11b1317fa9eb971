import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on this machine. */
export async function startApi(listener: RequestListener) {
  const api = createServer(listener);
  await once(api.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    stop: () => once(api.close(), 'close'),
  };
}
