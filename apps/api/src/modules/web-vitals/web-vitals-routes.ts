import { endpoints, schemas, type WebVitalsReport } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export interface WebVitalsOptions {
  rateLimit: { max: number; timeWindow: number };
  observe: (report: WebVitalsReport) => void;
}

/** In bytes; a report is a quarter of it. */
const bodyLimit = 1024;

/** POST /web-vitals/report: how fast a page was for one visitor, of whom nothing is kept or logged. */
export const webVitalsRoutes: FastifyPluginAsyncZod<WebVitalsOptions> = async (
  app,
  { rateLimit, observe },
) => {
  app.post(
    endpoints.reportWebVitals.path,
    {
      schema: {
        tags: ['measurements'],
        summary: 'Report how fast a page was for a visitor, counted into /metrics',
        body: schemas.reportWebVitals.body,
        response: { 204: schemas.reportWebVitals.response },
      },
      bodyLimit,
      // Pages send it while they are closed, without cookies. Nothing that is stored depends on it.
      config: { csrf: false, rateLimit },
      logLevel: 'warn',
    },
    async (request, reply) => {
      observe(request.body);
      return reply.code(204).send(null);
    },
  );
};
