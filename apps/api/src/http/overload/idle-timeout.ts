import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { clientErrorHandler } from '../errors/client-error-handler.ts';

/** Min rate of a body: a tenth of what an old phone sends. */
const minBytesPerSecond = 1000;
const samplesPerWindow = 20;

export interface IdleTimeoutOptions {
  idleTimeoutMs: number;
}

interface Receiving {
  request: FastifyRequest;
  response: ServerResponse;
  /** Consecutive samples without new bytes to read. */
  idleSamples: number;
  /** Bytes received on the connection when the current window began. */
  bytesBefore: number;
}

/**
 * Closes connections that are idle, and never one whose request is being handled: a body slower than
 * 1 KB/s, averaged over `idleTimeoutMs` of waiting for it, gets 408; a response that is not read is
 * dropped after the server's connection timeout. With 0 milliseconds nothing is closed.
 */
export const idleTimeout = fastifyPlugin<IdleTimeoutOptions>(async (app, { idleTimeoutMs }) => {
  const receiving = new Set<Receiving>();
  const minBytes = (minBytesPerSecond * idleTimeoutMs) / 1000;
  const checkRates = () => {
    for (const body of receiving) {
      if (hasEnded(body.request.raw)) receiving.delete(body);
      else if (isTooSlow(body, minBytes)) {
        receiving.delete(body);
        closeConnection(body);
      }
    }
  };
  const timer =
    idleTimeoutMs > 0
      ? setInterval(checkRates, idleTimeoutMs / samplesPerWindow).unref()
      : undefined;
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Without a listener Node closes the connection of a request that is being handled.
    reply.raw.on('timeout', dropUnreadResponse);
    if (idleTimeoutMs > 0 && hasBody(request.raw)) {
      const bytesBefore = request.raw.socket.bytesRead;
      receiving.add({ request, response: reply.raw, idleSamples: 0, bytesBefore });
    }
    done();
  });
});

/** Whether a body follows the headers of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function hasEnded(request: IncomingMessage): boolean {
  return request.complete || request.destroyed;
}

/** Time in which received bytes wait for the handler does not count. */
function isTooSlow(body: Receiving, minBytes: number): boolean {
  const { raw } = body.request;
  if (raw.readableLength > 0) return false;
  body.idleSamples += 1;
  if (body.idleSamples < samplesPerWindow) return false;
  const { bytesRead } = raw.socket;
  const received = bytesRead - body.bytesBefore;
  body.idleSamples = 0;
  body.bytesBefore = bytesRead;
  return received < minBytes;
}

const tooSlow = Object.assign(new Error('the body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

function closeConnection({ request, response }: Receiving): void {
  const { socket } = request.raw;
  request.log.info({ event: 'body-too-slow' }, 'the body arrived too slowly');
  if (!response.headersSent) clientErrorHandler(tooSlow, socket);
  // Writes what is queued, then closes even if the sender goes on.
  socket.destroySoon();
}

function dropUnreadResponse(this: ServerResponse, socket: Socket): void {
  if (this.writableEnded) socket.destroy();
}
