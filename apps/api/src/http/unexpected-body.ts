import fastifyPlugin from 'fastify-plugin';
import { HttpError } from './errors/http-error.ts';
import { hasBody } from './overload/idle-timeout.ts';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Rejects a body on a method that takes none (RFC 9110, 9.3), and closes the connection: a server in
 * between may read such a body as another request.
 */
export const unexpectedBody = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw) || methodsWithBody.has(request.method)) return done();
    reply.header('connection', 'close');
    const { method } = request;
    done(new HttpError(400, `A ${method} request has no body. Please send it without one.`));
  });
});
