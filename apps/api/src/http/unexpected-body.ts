import type { IncomingMessage } from 'node:http';
import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './errors/http-error.ts';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Rejects a body on a method that takes none (RFC 9110, 9.3), and closes the connection: a server in between may
 * read such a body as another request. Also rejects a compressed body (RFC 9110, 15.5.16).
 */
export const unexpectedBody = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw)) return done();
    const { method, headers } = request;
    if (!methodsWithBody.has(method)) {
      reply.header('connection', 'close');
      return done(
        new HttpError(400, `${method} requests have no body. Please send yours without one.`),
      );
    }
    if (/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')) return done();
    reply.header('accept-encoding', 'identity');
    done(
      new HttpError(415, 'The request is compressed. Please send it again without compression.'),
    );
  });
});

/** Whether a body follows the headers of a request. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
