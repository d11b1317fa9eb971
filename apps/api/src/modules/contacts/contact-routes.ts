import { endpoints, schemas } from '@kestrova/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { submissionRoute } from '../../http/submission-route.ts';
import type { ServerServices } from '../../services.ts';
import { submitContactRequest } from './contact-service.ts';

/** In bytes; holds a message of 40,000 words. */
const bodyLimit = 256 * 1024;

/** POST /contact/new-contact-request (spec 7). */
export const contactRoutes: FastifyPluginAsync<ServerServices> = async (app, services) => {
  submissionRoute(
    app,
    {
      ...schemas.submitContactRequest,
      path: endpoints.submitContactRequest.path,
      tags: ['submissions'],
      summary: 'Submit a contact request',
      bodyLimit,
      email: services.config.mail.businessTo,
    },
    ({ body }, makeRepeatable) => submitContactRequest(services, body, makeRepeatable(body)),
  );
};
