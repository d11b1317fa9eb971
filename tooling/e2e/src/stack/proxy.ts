import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

/** The HTTP proxy through which browsers and journeys reach the servers; its port is set once it runs. */
export const proxyUrl = `http://127.0.0.1:${process.env['E2E_PROXY_PORT']}`;

/**
 * Starts the proxy. The sites are built for the origins that `npm start` serves; here each origin
 * leads to the port that a server of this run listens on, and every other address leads nowhere.
 * Returns the port of the proxy itself.
 */
export async function startProxy(ports: ReadonlyMap<string, number>): Promise<number> {
  const proxy = createServer((request, response) => {
    const { origin, pathname, search } = new URL(request.url ?? '');
    const port = ports.get(origin);
    if (port === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { method, headers } = request;
    const path = pathname + search;
    // A connection of its own each: a kept one may be closed by the server as it is used again.
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const onward = sendRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, response, () => undefined);
    });
    // One side that breaks off breaks off the other.
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  // Playwright's own requests come through a tunnel.
  proxy.on('connect', ({ url }, visitor: Socket) => {
    const port = ports.get(`http://${url}`);
    if (port === undefined) {
      visitor.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1', () => visitor.write('HTTP/1.1 200 OK\r\n\r\n'));
    for (const [one, other] of [
      [visitor, server],
      [server, visitor],
    ] as const) {
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return (proxy.address() as AddressInfo).port;
}
