import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TypedApp } from '../../typed-app.ts';

/** Seconds after which a refused visitor may come back; random, so that not all come at once. */
const retryAfter = { min: 5, max: 20 };
/** Milliseconds that a refused visitor may go on sending: a browser reads the response meanwhile. */
const maxLinger = 2000;
/** Milliseconds between two lines of the log. */
const logInterval = 10_000;

const sentence =
  'Many visitors are sending something at the moment. Nothing you entered is lost; please try again in half a minute.';

/** Answers 503 at once, before the body is read, and does not let the visitor send for long. */
export function refuse(request: FastifyRequest, reply: FastifyReply): void {
  closeIfStillSending(request);
  void reply
    .code(503)
    .header('retry-after', String(randomInt(retryAfter.min, retryAfter.max + 1)))
    .header('cache-control', 'no-store')
    .send({ error: sentence });
}

/** Node reads and drops what a refused visitor still sends; a large body is cut off after a while. */
function closeIfStillSending({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!raw.complete) raw.socket.destroy();
  }, maxLinger);
  raw.once('close', () => {
    clearTimeout(timer);
  });
}

/** One line for many refusals: under overload, writing the log is work too. */
export function createClientErrorLog(app: TypedApp): () => void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    app.log.warn({ event: 'overloaded', refused: count }, 'submissions were refused with 503');
    count = 0;
  };
  app.addHook('onClose', (_app, done) => {
    clearTimeout(timer);
    if (count > 0) write();
    done();
  });
  return () => {
    count += 1;
    timer ??= setTimeout(write, logInterval).unref();
  };
}
