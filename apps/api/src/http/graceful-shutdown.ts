import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withTimeout } from '../time.ts';
import { statusMessage } from './errors/http-error.ts';

const answeredCheckInterval = 20;
/** Milliseconds for the last responses to leave before their connections are cut. */
const flushTime = 250;
/** Milliseconds in which a proxy notices that the server stops: twice the interval of tooling/hosting/Caddyfile. */
export const noticeTime = 2000;

/** Adds the hooks to close the HTTP server without dropping a request. Call it before others are added. */
export function addGracefulShutdown(app: FastifyInstance) {
  let isStopping = false;
  let askedAt = -Infinity;
  const unanswered = new Set<FastifyReply>();
  app.addHook('onRequest', (_request, reply, done) => {
    unanswered.add(reply);
    // Fastify's onResponse does not run if the connection breaks before the response.
    reply.raw.once('close', () => unanswered.delete(reply));
    done();
  });

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

  return {
    isStopping: () => isStopping,
    /**
     * Stops accepting requests, once a proxy has noticed, and waits at most `timeoutMs` for the responses
     * to received ones; the remaining ones then get 503. Returns their number.
     */
    async close(timeoutMs: number): Promise<number> {
      isStopping = true;
      if (performance.now() - askedAt < 2 * noticeTime) await pause(noticeTime);
      // Requests that the kernel has already received are read before idle connections are closed.
      await nextTurn();
      await nextTurn();
      // A client must not use these connections again.
      for (const { raw } of unanswered) if (!raw.headersSent) raw.setHeader('connection', 'close');
      const closed = app.close();
      const cut = await withTimeout(timeoutMs, async (signal) => {
        const isBusy = () => app.server.listening || unanswered.size > 0;
        while (isBusy() && !signal.aborted) await pause(answeredCheckInterval);
        return 0;
      }).catch(() => cutRequests([...unanswered]));
      // Also those that have sent nothing, as browsers open some in advance.
      app.server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}

async function cutRequests(replies: readonly FastifyReply[]): Promise<number> {
  for (const reply of replies) {
    if (!reply.sent) void reply.code(503).send({ error: statusMessage(503) });
  }
  await pause(flushTime);
  // Node does not end a request body whose response is finished, and its handler would wait for it.
  for (const { request } of replies) request.raw.destroy();
  return replies.length;
}
