import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseIdempotencyKey } from '../../http/idempotency-key.ts';
import { createIdempotentRequest } from '../../idempotency/idempotent-request.ts';
import { findSiteOrigin, type SiteOrigins } from '../site-origin.ts';
import { createJobAlert, type AlertServices } from './alert-service.ts';

export interface AlertOptions extends AlertServices {
  sites: SiteOrigins;
  rateLimit: { max: number; timeWindow: number };
}

const { path } = endpoints.createJobAlert;
const { body: bodySchema, response: responseSchema } = schemas.createJobAlert;
/** In bytes; holds every text of an alert at its longest. */
const bodyLimit = 16 * 1024;

/** POST /job-alert/new-job-alert: to ask for emails about new jobs. */
export const alertRoutes: FastifyPluginAsyncZod<AlertOptions> = async (app, options) => {
  const { sites, rateLimit, ...services } = options;
  app.post(
    path,
    {
      schema: {
        tags: ['job alerts'],
        summary: 'Ask for emails about new jobs, which the address then confirms',
        body: bodySchema,
        response: { 200: responseSchema },
      },
      bodyLimit,
      config: { rateLimit, formCheck: { email: services.addresses.careersTo } },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const idempotentRequest = createIdempotentRequest(
        path,
        parseIdempotencyKey(request),
        body,
        responseSchema,
      );
      const siteOrigin = findSiteOrigin(sites, headers.origin, body.country);
      const response = await createJobAlert(services, body, siteOrigin, idempotentRequest);
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};
