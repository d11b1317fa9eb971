import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { parseIdempotencyKey } from '../../http/idempotency-key.ts';
import { createIdempotentRequest } from '../../idempotency/idempotent-request.ts';
import { submitContactRequest, type ContactServices } from './contact-service.ts';

export interface ContactOptions extends ContactServices {
  rateLimit: { max: number; timeWindow: number };
}

const { path } = endpoints.submitContactRequest;
const { body, response: responseSchema } = schemas.submitContactRequest;
/** In bytes; holds a message of 40,000 words. */
const bodyLimit = 256 * 1024;

/** POST /contact/new-contact-request (spec 7). */
export const contactRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, options) => {
  const { rateLimit, ...services } = options;
  app.post(
    path,
    {
      schema: {
        tags: ['submissions'],
        summary: 'Submit a contact request',
        body,
        response: { 200: responseSchema },
      },
      bodyLimit,
      config: { rateLimit, formCheck: { email: services.addresses.businessTo } },
    },
    async (request, reply) => {
      const idempotentRequest = createIdempotentRequest(
        path,
        parseIdempotencyKey(request),
        request.body,
        responseSchema,
      );
      const response = await submitContactRequest(services, request.body, idempotentRequest);
      return reply.header('cache-control', 'no-store').send(response);
    },
  );
};
