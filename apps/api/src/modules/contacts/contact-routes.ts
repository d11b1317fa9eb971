import {
  endpoints,
  schemas,
  type ContactRequest,
  type SubmissionResponse,
} from '@kestrova/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { submissionRoute, type RateLimit } from '../../http/submission-route.ts';
import { submitContactRequest, type ContactServices } from './contact-service.ts';

export interface ContactOptions extends ContactServices {
  rateLimit: RateLimit;
}

/** In bytes; holds a message of 40,000 words. */
const bodyLimit = 256 * 1024;

/** POST /contact/new-contact-request (spec 7). */
export const contactRoutes: FastifyPluginAsync<ContactOptions> = async (app, options) => {
  const { rateLimit, ...services } = options;
  const { path } = endpoints.submitContactRequest;
  const { body, response } = schemas.submitContactRequest;
  const schema = { tags: ['submissions'], summary: 'Submit a contact request', body };
  const email = services.addresses.businessTo;
  submissionRoute<ContactRequest, SubmissionResponse>(
    app,
    { path, response, schema, bodyLimit, rateLimit, email },
    (request, makeRepeatable) =>
      submitContactRequest(services, request.body, makeRepeatable(request.body)),
  );
};
