import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The HTTP proxy through which browsers and journeys reach the sites; its port is set once it runs. */
export const proxyUrl = `http://127.0.0.1:${process.env['E2E_PROXY_PORT']}`;

/**
 * Starts the proxy. The sites are built for the origins that `npm start` serves; the proxy passes
 * requests for an origin to its server, and rejects all others. Returns its port.
 */
export async function startProxy(sites: ReadonlyMap<string, Server>): Promise<number> {
  const proxy = createServer((request, response) => {
    const site = sites.get(new URL(request.url ?? '').origin);
    if (site) site.emit('request', request, response);
    else response.writeHead(502).end();
  });
  // Playwright's own requests come through a tunnel.
  proxy.on('connect', ({ url }, visitor: Socket) => {
    const site = sites.get(`http://${url}`);
    if (!site) {
      visitor.destroy();
      return;
    }
    visitor.write('HTTP/1.1 200 OK\r\n\r\n');
    site.emit('connection', visitor);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return (proxy.address() as AddressInfo).port;
}
