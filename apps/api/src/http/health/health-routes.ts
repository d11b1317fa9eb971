import type { FastifyPluginAsync } from 'fastify';
import type { Readiness } from './readiness.ts';

export interface HealthOptions {
  readiness: Readiness;
}

/** `/health/live`: the process responds. `/health/ready`: it can keep what visitors send. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { readiness }) => {
  const routeOptions = { logLevel: 'silent', schema: { hide: true } } as const;

  app.get('/health/live', routeOptions, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/health/ready', routeOptions, async (_request, reply) => {
    const checks = await readiness.check();
    const isReady = Object.values(checks).every(Boolean);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', checks });
  });
};
