import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import replyFrom from '@fastify/reply-from';
import { fastify } from 'fastify';

/** The HTTP proxy through which browsers and journeys reach the sites; its port is set once it runs. */
export const proxyUrl = `http://127.0.0.1:${process.env['E2E_PROXY_PORT']}`;

/**
 * Starts the proxy. The sites are built for the origins that `npm start` serves; the proxy passes
 * requests for an origin to its port, and rejects all others.
 */
export async function startProxy(ports: ReadonlyMap<string, number>) {
  const proxy = fastify({ forceCloseConnections: true });
  await proxy.register(replyFrom);
  proxy.removeAllContentTypeParsers();
  proxy.addContentTypeParser('*', (_request, body, done) => done(null, body));
  proxy.all('*', ({ raw, host }, reply) => {
    const { origin, pathname, search } = new URL(raw.url ?? '');
    const port = ports.get(origin);
    if (port === undefined) return reply.code(502).send();
    return reply.from(`http://127.0.0.1:${port}${pathname}`, {
      queryString: () => search.slice(1),
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, host }),
    });
  });
  // Playwright's own requests come through a tunnel.
  proxy.server.on('connect', ({ url }, visitor: Socket) => {
    const port = ports.get(`http://${url}`);
    if (port === undefined) {
      visitor.destroy();
      return;
    }
    visitor.write('HTTP/1.1 200 OK\r\n\r\n');
    // A visitor may end a connection at any time.
    pipeline(visitor, connect(port, '127.0.0.1'), visitor).catch(() => undefined);
  });
  return { url: await proxy.listen({ host: '127.0.0.1', port: 0 }), stop: () => proxy.close() };
}
