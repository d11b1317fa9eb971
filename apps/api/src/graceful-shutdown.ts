import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { HttpError, statusMessage } from './plugins/errors/http-error.ts';
import type { TypedApp } from './typed-app.ts';

/** Ends the HTTP side of the server without dropping a request that it has received. */
export interface GracefulShutdown {
  isStopping: () => boolean;
  /**
   * Takes no new requests and waits until the received ones are answered, at most `timeoutMs`; those
   * that remain then hear 503. Returns how many these were.
   */
  close(timeoutMs: number): Promise<number>;
}

const idleCheckInterval = 250;
/** Milliseconds for a connection that was opened but has sent nothing, as browsers do in advance. */
const silentConnectionTime = 1000;
/** Milliseconds for the last responses to leave before their connections are cut. */
const flushTime = 250;

/** Adds the hooks; to be called before every other hook and route. */
export function addGracefulShutdown(app: TypedApp): GracefulShutdown {
  let isStopping = false;
  const unanswered = trackReplies(app, () => isStopping);
  const connections = trackConnections(app);

  app.addHook('preClose', async () => {
    isStopping = true;
    // A connection that stayed open after its last response would keep the server from closing.
    for (const { raw } of unanswered) if (!raw.headersSent) raw.setHeader('connection', 'close');
    // Requests that the kernel has already received are read before idle connections are closed.
    await nextTurn();
    await nextTurn();
  });

  return {
    isStopping: () => isStopping,
    async close(timeoutMs) {
      const timer = closeIdleConnections(app, connections);
      const deadline = new AbortController();
      const closed = app.close().catch((error: unknown) => {
        app.log.error({ err: error }, 'the server did not close in order');
      });
      let cut = 0;
      const late = pause(timeoutMs, undefined, { signal: deadline.signal }).then(
        () => {
          cut = unanswered.size;
          return cutRequests(app, [...unanswered]);
        },
        () => undefined,
      );
      await Promise.race([closed, late]);
      deadline.abort();
      clearInterval(timer);
      return cut;
    },
  };
}

function trackReplies(app: TypedApp, isStopping: () => boolean): ReadonlySet<FastifyReply> {
  const unanswered = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    unanswered.add(reply);
    done(isStopping() ? new HttpError(503) : undefined);
  });
  app.addHook('onResponse', (_request, reply, done) => {
    unanswered.delete(reply);
    done();
  });
  return unanswered;
}

function trackConnections(app: TypedApp): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Again and again: a response that left just before the stop keeps its connection open. */
function closeIdleConnections(app: TypedApp, connections: ReadonlySet<Socket>): NodeJS.Timeout {
  const start = performance.now();
  return setInterval(() => {
    app.server.closeIdleConnections();
    if (performance.now() - start < silentConnectionTime) return;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, idleCheckInterval);
}

async function cutRequests(app: TypedApp, replies: readonly FastifyReply[]): Promise<void> {
  for (const reply of replies) {
    if (!reply.sent) void reply.code(503).send({ error: statusMessage(503) });
  }
  await pause(flushTime);
  // Node no longer ends a body whose response is finished, and its handler would wait for it.
  for (const { request } of replies) request.raw.destroy();
  app.server.closeAllConnections();
}
