import { endpoints, schemas } from '@kestrova/api-contract';
import { emailedLink } from '@kestrova/paths';
import type { FastifySchema } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toClientNetwork } from '../../http/overload/client-network.ts';
import { findBearerToken, submissionRoute } from '../../http/submission-route.ts';
import { findSiteOrigin } from '../../links/site-origin.ts';
import {
  confirmJobAlert,
  createJobAlert,
  endJobAlert,
  getJobAlerts,
  unsubscribe,
} from './alert-service.ts';
import type { AlertServices } from './alert-links.ts';

const tags = ['job alerts'];
/** In bytes: every text of an alert at its longest, and an id or a short field. */
const bodyLimits = { alert: 16 * 1024, other: 4 * 1024 };

/** Creates job alerts; confirms, lists and ends them for the holder of an emailed link. */
export const alertRoutes: FastifyPluginAsyncZod<AlertServices> = async (app, services) => {
  const { config } = services;

  submissionRoute(
    app,
    {
      ...schemas.createJobAlert,
      path: endpoints.createJobAlert.path,
      tags,
      summary: 'Ask for emails about new jobs, which the address then confirms',
      bodyLimit: bodyLimits.alert,
      email: config.mail.careersTo,
    },
    ({ body, headers, ip }, makeRepeatable) => {
      const siteOrigin = findSiteOrigin(config, headers.origin, body.country);
      const source = { siteOrigin, client: toClientNetwork(ip) };
      return createJobAlert(services, body, source, makeRepeatable(body));
    },
  );

  // The link's token is the Bearer token.
  const ofLink = <Types extends FastifySchema>(purpose: string, types: Types) => ({
    schema: { tags, security: [{ bearer: [] }], summary: purpose, ...types },
    bodyLimit: bodyLimits.other,
    config: { rateLimit: {} },
  });
  app.get(
    endpoints.getJobAlerts.path,
    ofLink('All alerts of the address to which the token was emailed', {
      response: { 200: schemas.getJobAlerts.response },
    }),
    (request) => getJobAlerts(services, findBearerToken(request)),
  );
  app.post(
    endpoints.confirmJobAlert.path,
    ofLink('Confirm the alert that the token was made for', {
      response: { 200: schemas.confirmJobAlert.response },
    }),
    (request) => confirmJobAlert(services, findBearerToken(request)),
  );
  app.post(
    endpoints.endJobAlert.path,
    ofLink('End an alert of the address to which the token was emailed', {
      body: schemas.endJobAlert.body,
      response: { 200: schemas.endJobAlert.response },
    }),
    (request) => endJobAlert(services, findBearerToken(request), request.body.alertId),
  );
  await app.register(unsubscribeRoute, services);
};

/**
 * For one-click unsubscribing in mail programs (RFC 8058). Other mail programs open the URL by GET,
 * which redirects to a page of the site with a button, and changes nothing.
 */
const unsubscribeRoute: FastifyPluginAsyncZod<AlertServices> = async (app, services) => {
  const parser = { parseAs: 'buffer', bodyLimit: bodyLimits.other } as const;
  // They send `List-Unsubscribe=One-Click` in either type of form, and never anything else.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', parser, (_request, _body, done) => done(null));
  const { params, response } = schemas.unsubscribe;
  // Mail providers send it for all of their users, from few addresses.
  const rateLimit = { max: 10 * services.config.postsPerMinute };
  app.get(
    endpoints.unsubscribe.path,
    {
      schema: { tags, summary: 'Redirect to the page that ends all alerts of an address', params },
      config: { rateLimit },
    },
    ({ params: { token } }, reply) =>
      reply.redirect(emailedLink('', 'alerts', `unsubscribe.${encodeURIComponent(token)}`), 303),
  );
  app.post(
    endpoints.unsubscribe.path,
    {
      schema: {
        tags,
        summary: 'End all alerts of an address from a mail program, without cookies (RFC 8058)',
        params,
        response: { 200: response },
      },
      config: { csrf: false, rateLimit },
    },
    (request) => unsubscribe(services, request.params.token),
  );
};
