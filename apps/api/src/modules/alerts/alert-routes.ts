import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  createIdempotentRequest,
  parseIdempotencyKey,
} from '../../idempotency/idempotent-request.ts';
import { findBearerToken } from '../bearer-token.ts';
import { findSiteOrigin, type SiteOrigins } from '../site-origin.ts';
import {
  confirmJobAlert,
  createJobAlert,
  endJobAlert,
  getJobAlerts,
  unsubscribe,
  type AlertServices,
} from './alert-service.ts';

export interface AlertOptions extends AlertServices {
  sites: SiteOrigins;
  rateLimit: { max: number; timeWindow: number };
}

/** In bytes; holds every text of an alert at its longest. */
const bodyLimit = 16 * 1024;
/** In bytes; mail programs send one short field. */
const unsubscribeBodyLimit = 4 * 1024;

const tags = ['job alerts'];

/** The calls under /job-alert: to ask for emails about new jobs, to confirm and to end them. */
export const alertRoutes: FastifyPluginAsyncZod<AlertOptions> = async (app, options) => {
  const { sites, rateLimit, ...services } = options;
  // Tokens and addresses must not stay in caches.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    endpoints.createJobAlert.path,
    {
      schema: {
        tags,
        summary: 'Ask for emails about new jobs, which the address then confirms',
        body: schemas.createJobAlert.body,
        response: { 200: schemas.createJobAlert.response },
      },
      bodyLimit,
      config: { rateLimit, formCheck: { email: services.addresses.careersTo } },
    },
    async (request) => {
      const { body, headers } = request;
      const idempotentRequest = createIdempotentRequest(
        endpoints.createJobAlert.path,
        parseIdempotencyKey(request),
        body,
        schemas.createJobAlert.response,
      );
      const siteOrigin = findSiteOrigin(sites, headers.origin, body.country);
      return createJobAlert(services, body, siteOrigin, idempotentRequest);
    },
  );
  app.get(
    endpoints.getJobAlerts.path,
    {
      schema: {
        tags,
        summary: 'All alerts of the address to which the Bearer token was emailed',
        response: { 200: schemas.getJobAlerts.response },
      },
      config: { rateLimit },
    },
    async (request) => getJobAlerts(services, findBearerToken(request)),
  );
  app.post(
    endpoints.confirmJobAlert.path,
    {
      schema: {
        tags,
        summary: 'Confirm the alert that the Bearer token was made for',
        response: { 200: schemas.confirmJobAlert.response },
      },
      bodyLimit,
      config: { rateLimit },
    },
    async (request) => confirmJobAlert(services, findBearerToken(request)),
  );
  app.post(
    endpoints.endJobAlert.path,
    {
      schema: {
        tags,
        summary: 'End an alert of the address to which the Bearer token was emailed',
        body: schemas.endJobAlert.body,
        response: { 200: schemas.endJobAlert.response },
      },
      bodyLimit,
      config: { rateLimit },
    },
    async (request) => endJobAlert(services, findBearerToken(request), request.body.alertId),
  );

  await app.register(async (plainScope) => {
    const scope = plainScope.withTypeProvider<ZodTypeProvider>();
    // Mail programs send `List-Unsubscribe=One-Click` in either form type (RFC 8058 3.2), always that.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: unsubscribeBodyLimit },
      (_request, _body, done) => {
        done(null);
      },
    );
    scope.post(
      endpoints.unsubscribe.path,
      {
        schema: {
          tags,
          summary: 'End all alerts of an address from a mail program, without cookies (RFC 8058)',
          params: schemas.unsubscribe.params,
          response: { 200: schemas.unsubscribe.response },
        },
        // Mail providers send it for all of their users, from few addresses.
        config: { csrf: false, rateLimit: { ...rateLimit, max: 10 * rateLimit.max } },
      },
      async (request) => unsubscribe(services, request.params.token),
    );
  });
};
