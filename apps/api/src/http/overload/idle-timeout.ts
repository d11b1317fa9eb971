import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { clientErrorHandler } from '../errors/client-error-handler.ts';

/** Min rate of a body: a tenth of an old phone's rate. Slower bodies would only occupy slots. */
const minBytesPerSecond = 1000;

/**
 * Closes connections that are idle, and never one whose request is being handled: a body slower than
 * 1 KB/s gets 408, averaged over `idleTimeoutMs`. An unread response is dropped after the
 * server's `connectionTimeout`. With 0 milliseconds no body is too slow.
 */
export const idleTimeout = fastifyPlugin<{ idleTimeoutMs: number }>(
  async (app, { idleTimeoutMs }) => {
    app.addHook('onRequest', (request, reply, done) => {
      // Without a listener Node closes the connection of a request that is being handled.
      reply.raw.on('timeout', (socket: Socket) => {
        if (reply.raw.writableEnded) socket.destroy();
      });
      if (idleTimeoutMs > 0 && hasBody(request.raw)) watchRate(request, reply, idleTimeoutMs);
      done();
    });
  },
);

/** Whether a body follows the headers of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

const tooSlow = Object.assign(new Error('the body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

function watchRate({ raw, log }: FastifyRequest, reply: FastifyReply, milliseconds: number): void {
  const { socket } = raw;
  const minBytes = (minBytesPerSecond * milliseconds) / 1000;
  let bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - bytesBefore;
    bytesBefore = socket.bytesRead;
    // If received bytes wait for the handler, the sender is not slow.
    if (received >= minBytes || raw.complete || raw.readableLength > 0) return;
    log.info({ event: 'body-too-slow' }, 'the body arrived too slowly');
    if (!reply.raw.headersSent) clientErrorHandler(tooSlow, socket);
    // Writes the queued data, then closes the connection even if the client still sends.
    socket.destroySoon();
  }, milliseconds).unref();
  reply.raw.once('close', () => clearInterval(timer));
}
