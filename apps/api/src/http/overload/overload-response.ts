import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Retry-After in seconds; random, so that rejected visitors do not all come back at once. */
const retryAfter = { min: 5, max: 20 };
/** Milliseconds that a rejected client may still send, so that a browser reads the response. */
const maxSendTime = 2000;

const message =
  'Many visitors are sending something at the moment. Nothing you entered is lost; please try again in half a minute.';

/** Sends 503 before the body is read, and limits how long the client may still send. */
export function sendOverloadResponse(request: FastifyRequest, reply: FastifyReply): void {
  closeIfStillSending(request);
  void reply
    .code(503)
    .header('retry-after', String(randomInt(retryAfter.min, retryAfter.max + 1)))
    .header('cache-control', 'no-store')
    .send({ error: message });
}

/** Node reads and drops what is still sent; a large body is cut off after `maxSendTime`. */
function closeIfStillSending({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.socket.destroy();
  }, maxSendTime);
  raw.once('close', () => {
    clearTimeout(timer);
  });
}
