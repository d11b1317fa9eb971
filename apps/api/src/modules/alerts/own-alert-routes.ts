import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findBearerToken } from '../bearer-token.ts';
import { confirmJobAlert, endJobAlert, getJobAlerts, type AlertServices } from './alert-service.ts';

export interface OwnAlertOptions extends AlertServices {
  rateLimit: { max: number; timeWindow: number };
}

const tags = ['job alerts'];
const security = [{ bearer: [] }];
/** In bytes; holds an id. */
const bodyLimit = 4 * 1024;

/** What the holder of an emailed link sees and does; its token is the Bearer token. */
export const ownAlertRoutes: FastifyPluginAsyncZod<OwnAlertOptions> = async (app, options) => {
  const { rateLimit, ...services } = options;
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
      config: { rateLimit },
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
      config: { rateLimit },
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
      config: { rateLimit },
    },
    (request) => endJobAlert(services, findBearerToken(request), request.body.alertId),
  );
};
