import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { unsubscribe } from './alert-service.ts';
import type { OwnAlertOptions } from './own-alert-routes.ts';

/** In bytes; mail programs send one short field. */
const bodyLimit = 4 * 1024;

/** For mail programs, which press the button for their user (RFC 8058); a GET changes nothing. */
export const unsubscribeRoute: FastifyPluginAsyncZod<OwnAlertOptions> = async (app, options) => {
  const { rateLimit, ...services } = options;
  // They send `List-Unsubscribe=One-Click` in either type of form, and never anything else.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => {
    done(null);
  });
  app.post(
    endpoints.unsubscribe.path,
    {
      schema: {
        tags: ['job alerts'],
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
};
