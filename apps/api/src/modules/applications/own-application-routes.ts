import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseIdempotencyKey } from '../../http/idempotency-key.ts';
import { createIdempotentRequest } from '../../idempotency/idempotent-request.ts';
import { findBearerToken } from '../bearer-token.ts';
import type { ApplicationOptions } from './application-routes.ts';
import { hashSecret } from './own-application-secret.ts';
import { linksResponse, sendLinks } from './send-links.ts';
import { getOwnApplication, withdrawOwnApplication } from './own-application-service.ts';

const { path: withdrawalPath } = endpoints.withdrawOwnApplication;
const { response: withdrawalSchema } = schemas.withdrawOwnApplication;
const describe = (summary: string) => ({
  tags: ['own application'],
  security: [{ bearer: [] }],
  summary,
});

/** Reads and withdraws an application that was sent, by the secret of the emailed link. */
export const ownApplicationRoutes: FastifyPluginAsyncZod<ApplicationOptions> = async (
  app,
  options,
) => {
  const { rateLimit, ...services } = options;
  const sending = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(sending);
  });

  app.get(
    endpoints.getOwnApplication.path,
    {
      schema: {
        ...describe('What an applicant may see of an application'),
        response: { 200: schemas.getOwnApplication.response },
      },
      config: { rateLimit },
    },
    async (request, reply) => {
      const secret = findBearerToken(request);
      const application = await getOwnApplication(services.database.queries, secret);
      return reply.header('cache-control', 'no-store').send(application);
    },
  );

  app.post(
    endpoints.sendOwnLinks.path,
    {
      schema: {
        tags: ['own application'],
        summary: 'Send the links to the applications of an address to it',
        body: schemas.sendOwnLinks.body,
        response: { 200: schemas.sendOwnLinks.response },
      },
      bodyLimit: 4 * 1024,
      config: { rateLimit, formCheck: { email: services.addresses.careersTo } },
    },
    async ({ body, headers, log }, reply) => {
      // After the answer, whose time would tell whether the address has applied.
      reply.raw.once('close', () => {
        const sent = sendLinks(services, body.email, headers.origin)
          .catch((error: unknown) => {
            log.error({ err: error }, 'the links to the applications of an address were not sent');
          })
          .finally(() => sending.delete(sent));
        sending.add(sent);
      });
      return reply.header('cache-control', 'no-store').send(linksResponse);
    },
  );

  app.post(
    withdrawalPath,
    {
      schema: {
        ...describe('Withdraw an application, which erases it'),
        response: { 200: withdrawalSchema },
      },
      config: { rateLimit },
    },
    async (request, reply) => {
      const key = parseIdempotencyKey(request);
      const secret = findBearerToken(request);
      const body = { secret: hashSecret(secret) };
      const idempotentRequest = createIdempotentRequest(
        withdrawalPath,
        key,
        body,
        withdrawalSchema,
      );
      const response = await withdrawOwnApplication(services, secret, idempotentRequest);
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};
