import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withTimeout } from '../time.ts';
import { HttpError, statusMessage } from './errors/http-error.ts';

const idleCheckInterval = 250;
/** Milliseconds for the last responses to leave before their connections are cut. */
const flushTime = 250;
/** Milliseconds in which a proxy notices that the server stops: twice the interval of tooling/hosting/Caddyfile. */
const noticeTime = 2000;

/**
 * Adds the hooks to close the HTTP server without dropping a request that it has received. Call it before
 * any other hook or route is added.
 */
export function addGracefulShutdown(app: FastifyInstance) {
  let isStopping = false;
  let isClosing = false;
  let askedAt = -Infinity;
  const unanswered = trackReplies(app, () => isClosing);
  const connections = trackConnections(app);

  // A proxy asks it to choose an instance. /health/ready also fails with the database or the bucket, which
  // instances share: then no instance would get the requests that work without them.
  app.get(
    '/health/accepting',
    { logLevel: 'silent', schema: { hide: true } },
    (_request, reply) => {
      askedAt = performance.now();
      return reply.code(isStopping ? 503 : 200).send({ accepting: !isStopping });
    },
  );
  app.addHook('preClose', async () => {
    isClosing = true;
    // A connection that stayed open after its last response would keep the server from closing.
    for (const { raw } of unanswered) if (!raw.headersSent) raw.setHeader('connection', 'close');
    // Requests that the kernel has already received are read before idle connections are closed.
    await nextTurn();
    await nextTurn();
  });

  return {
    isStopping: () => isStopping,
    /**
     * Stops accepting requests, once a proxy has noticed, and waits at most `timeoutMs` for the responses
     * to received ones; the remaining ones then get 503. Returns their number.
     */
    async close(timeoutMs: number): Promise<number> {
      isStopping = true;
      if (performance.now() - askedAt < 2 * noticeTime) await pause(noticeTime);
      const timer = closeIdleConnections(connections, unanswered);
      const closed = app.close().catch((error: unknown) => {
        app.log.error({ err: error }, 'closing the server failed');
      });
      let cut = 0;
      await withTimeout(timeoutMs, () => closed).catch(() => {
        cut = unanswered.size;
        return cutRequests(app, [...unanswered]);
      });
      clearInterval(timer);
      return cut;
    },
  };
}

function trackReplies(app: FastifyInstance, isStopping: () => boolean): ReadonlySet<FastifyReply> {
  const unanswered = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    unanswered.add(reply);
    // Fastify's onResponse does not run if the connection breaks before the response.
    reply.raw.once('close', () => unanswered.delete(reply));
    done(isStopping() ? new HttpError(503) : undefined);
  });
  return unanswered;
}

function trackConnections(app: FastifyInstance): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/**
 * Closes every connection without a request: idle ones, those that have sent nothing, as browsers open
 * some in advance, and those that have not sent a whole header. Repeatedly, since a response that left
 * just before the stop keeps its connection open.
 */
function closeIdleConnections(
  connections: ReadonlySet<Socket>,
  unanswered: ReadonlySet<FastifyReply>,
): NodeJS.Timeout {
  return setInterval(() => {
    const busy = new Set([...unanswered].map(({ request }) => request.raw.socket));
    for (const socket of connections) if (!busy.has(socket)) socket.destroySoon();
  }, idleCheckInterval);
}

async function cutRequests(app: FastifyInstance, replies: readonly FastifyReply[]): Promise<void> {
  for (const reply of replies) {
    if (!reply.sent) void reply.code(503).send({ error: statusMessage(503) });
  }
  await pause(flushTime);
  // Node does not end a request body whose response is finished, and its handler would wait for it.
  for (const { request } of replies) request.raw.destroy();
  app.server.closeAllConnections();
}
