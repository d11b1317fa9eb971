import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientErrorHandler } from '../errors/client-error-handler.ts';

/** The slowest sender that is waited for: a tenth of an old phone's connection. */
const minBytesPerSecond = 1000;
const samplesPerWindow = 20;

interface Receiving {
  request: FastifyRequest;
  response: ServerResponse;
  /** Samples in a row at which the next bytes had not come. */
  waits: number;
  /** What the connection had received when the present window began. */
  bytesBefore: number;
}

/**
 * Cuts connections that keep us waiting, and never a request that is being worked on: a body that
 * arrives with less than 1 KB/s, averaged over `idle` milliseconds of waiting for it, is answered
 * with 408; a response that nobody takes is given up after the server's connection timeout.
 */
export function limitIdleTime(app: FastifyInstance, idle: number): void {
  const receiving = new Set<Receiving>();
  const minBytes = (minBytesPerSecond * idle) / 1000;
  const checkRates = () => {
    for (const body of receiving) {
      if (isOver(body.request.raw)) receiving.delete(body);
      else if (isTooSlow(body, minBytes)) {
        receiving.delete(body);
        cut(body);
      }
    }
  };
  // Zero milliseconds of idleness mean that nobody is cut.
  const timer = idle > 0 ? setInterval(checkRates, idle / samplesPerWindow).unref() : undefined;
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // A listener of its own keeps Node from cutting the connection of a request at work.
    reply.raw.on('timeout', giveUpUntaken);
    if (idle > 0 && hasBody(request.raw)) {
      const bytesBefore = request.raw.socket.bytesRead;
      receiving.add({ request, response: reply.raw, waits: 0, bytesBefore });
    }
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function isOver(request: IncomingMessage): boolean {
  return request.complete || request.destroyed;
}

/** What has arrived and is not read yet waits for us, so that time does not count. */
function isTooSlow(body: Receiving, minBytes: number): boolean {
  const { raw } = body.request;
  if (raw.readableLength > 0) return false;
  body.waits += 1;
  if (body.waits < samplesPerWindow) return false;
  const { bytesRead } = raw.socket;
  const received = bytesRead - body.bytesBefore;
  body.waits = 0;
  body.bytesBefore = bytesRead;
  return received < minBytes;
}

const tooSlow = Object.assign(new Error('the body came too slowly'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});

function cut({ request, response }: Receiving): void {
  const { socket } = request.raw;
  request.log.info({ event: 'body-too-slow' }, 'the sender was too slow');
  if (!response.headersSent) clientErrorHandler(tooSlow, socket);
  // What waits to be written goes out first; a sender that goes on sending is not listened to.
  socket.destroySoon();
}

function giveUpUntaken(this: ServerResponse, socket: Socket): void {
  if (this.writableEnded) socket.destroy();
}
