import type { FastifyInstance } from 'fastify';

/** One line for every change and every refusal; the countless good reads are in the metrics. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = request.method === 'GET' && reply.statusCode < 400;
    if (!isQuiet) {
      const milliseconds = Math.round(reply.elapsedTime);
      request.log.info({ req: request, res: reply, milliseconds }, 'answered');
    }
    done();
  });
}
