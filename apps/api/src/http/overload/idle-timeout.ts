import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { clientErrorHandler } from '../errors/client-error-handler.ts';

/**
 * Closes connections that are idle for the server's `connectionTimeout`, and never one whose request is
 * being handled: a body that stops arriving gets 408; a response that is not read is dropped. How long a
 * body may take altogether is the server's `requestTimeout`.
 */
export const idleTimeout = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    // Without a listener Node closes the connection of a request that is being handled.
    reply.raw.on('timeout', (socket: Socket) => {
      closeIfIdle(request, reply, socket);
    });
    done();
  });
});

/** Whether a body follows the headers of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

const tooSlow = Object.assign(new Error('the body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

function closeIfIdle({ raw, log }: FastifyRequest, reply: FastifyReply, socket: Socket): void {
  if (reply.raw.writableEnded) {
    socket.destroy();
    return;
  }
  // Received bytes that wait for the handler are no delay of the sender.
  if (!hasBody(raw) || raw.complete || raw.readableLength > 0) return;
  log.info({ event: 'body-too-slow' }, 'the body stopped arriving');
  if (!reply.raw.headersSent) clientErrorHandler(tooSlow, socket);
  // Writes what is queued, then closes even if the sender goes on.
  socket.destroySoon();
}
