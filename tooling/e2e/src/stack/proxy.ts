import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';

/** The HTTP proxy through which browsers and journeys reach the servers; its port is set once it runs. */
export const proxyUrl = `http://127.0.0.1:${process.env['E2E_PROXY_PORT']}`;

/**
 * Starts the proxy. The sites are built for the origins that `npm start` serves; here each origin
 * is forwarded to the port of a server of this run, and every other address is rejected.
 * Returns the port of the proxy itself.
 */
export async function startProxy(ports: ReadonlyMap<string, number>): Promise<number> {
  const onward = createProxyServer();
  const server = createServer((request, response) => {
    const { origin, pathname, search } = new URL(request.url ?? '');
    const port = ports.get(origin);
    if (port === undefined) {
      response.writeHead(502).end();
      return;
    }
    request.url = pathname + search;
    // A new connection each: the server may close a kept one as it is used again.
    const options = { target: `http://127.0.0.1:${port}`, agent: false } as const;
    // If one side disconnects, so does the other.
    onward.web(request, response, options, () => response.destroy());
  });
  // Playwright's own requests come through a tunnel.
  server.on('connect', ({ url }, visitor: Socket) => {
    const port = ports.get(`http://${url}`);
    if (port === undefined) {
      visitor.destroy();
      return;
    }
    const site = connect(port, '127.0.0.1', () => visitor.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
