import {
  endpoints,
  schemas,
  type ContactRequest,
  type SubmissionResponse,
} from '@kestrova/api-contract';
import type { FastifyPluginAsync } from 'fastify';
import { submissionRoute } from '../../http/submission-route.ts';
import type { ServerServices } from '../../services.ts';
import { submitContactRequest } from './contact-service.ts';

/** In bytes; holds a message of 40,000 words. */
const bodyLimit = 256 * 1024;

/** POST /contact/new-contact-request (spec 7). */
export const contactRoutes: FastifyPluginAsync<ServerServices> = async (app, services) => {
  const { path } = endpoints.submitContactRequest;
  const { body, response } = schemas.submitContactRequest;
  const schema = { tags: ['submissions'], summary: 'Submit a contact request', body };
  const email = services.config.mail.businessTo;
  submissionRoute<ContactRequest, SubmissionResponse>(
    app,
    { path, response, schema, bodyLimit, email },
    (request, makeRepeatable) =>
      submitContactRequest(services, request.body, makeRepeatable(request.body)),
  );
};
