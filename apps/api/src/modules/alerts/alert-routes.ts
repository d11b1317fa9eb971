import {
  endpoints,
  schemas,
  type JobAlertRequest,
  type SubmissionResponse,
} from '@kestrova/api-contract';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { findBearerToken, submissionRoute, type RateLimit } from '../../http/submission-route.ts';
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
  rateLimit: RateLimit;
}

const tags = ['job alerts'];
/** In bytes: every text of an alert at its longest, and an id or a short field. */
const bodyLimits = { alert: 16 * 1024, other: 4 * 1024 };

/** Asks for job alerts, confirms, lists and ends them. */
export const alertRoutes: FastifyPluginAsync<AlertOptions> = async (app, options) => {
  const { sites, rateLimit, ...services } = options;
  const { path } = endpoints.createJobAlert;
  const { body, response } = schemas.createJobAlert;
  const summary = 'Ask for emails about new jobs, which the address then confirms';
  const schema = { tags, summary, body };
  const email = services.addresses.careersTo;
  submissionRoute<JobAlertRequest, SubmissionResponse>(
    app,
    { path, response, schema, bodyLimit: bodyLimits.alert, rateLimit, email },
    (request, makeRepeatable) => {
      const siteOrigin = findSiteOrigin(sites, request.headers.origin, request.body.country);
      return createJobAlert(services, request.body, siteOrigin, makeRepeatable(request.body));
    },
  );
  await app.register(async (scope) => {
    addLinkRoutes(scope, services, rateLimit);
  });
  await app.register(async (scope) => {
    addUnsubscribeRoute(scope, services, rateLimit);
  });
};

/** What the holder of an emailed link sees and does; its token is the Bearer token. */
function addLinkRoutes(
  scope: FastifyInstance,
  services: AlertServices,
  rateLimit: RateLimit,
): void {
  const security = [{ bearer: [] }];
  const config = { rateLimit };
  const bodyLimit = bodyLimits.other;
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    endpoints.getJobAlerts.path,
    {
      schema: {
        tags,
        security,
        summary: 'All alerts of the address to which the token was emailed',
        response: { 200: schemas.getJobAlerts.response },
      },
      config,
    },
    (request) => getJobAlerts(services, findBearerToken(request)),
  );
  app.post(
    endpoints.confirmJobAlert.path,
    {
      schema: {
        tags,
        security,
        summary: 'Confirm the alert that the token was made for',
        response: { 200: schemas.confirmJobAlert.response },
      },
      bodyLimit,
      config,
    },
    (request) => confirmJobAlert(services, findBearerToken(request)),
  );
  app.post(
    endpoints.endJobAlert.path,
    {
      schema: {
        tags,
        security,
        summary: 'End an alert of the address to which the token was emailed',
        body: schemas.endJobAlert.body,
        response: { 200: schemas.endJobAlert.response },
      },
      bodyLimit,
      config,
    },
    (request) => endJobAlert(services, findBearerToken(request), request.body.alertId),
  );
}

/** For mail programs, which press the button for their user (RFC 8058); a GET changes nothing. */
function addUnsubscribeRoute(
  scope: FastifyInstance,
  services: AlertServices,
  rateLimit: RateLimit,
): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const parser = { parseAs: 'buffer', bodyLimit: bodyLimits.other } as const;
  // They send `List-Unsubscribe=One-Click` in either type of form, and never anything else.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', parser, (_request, _body, done) => {
    done(null);
  });
  app.post(
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
    async (request, reply) => {
      const response = await unsubscribe(services, request.params.token);
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
}
