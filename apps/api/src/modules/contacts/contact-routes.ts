import { API_PREFIX, endpoints, schemas } from '@kestrova/api-contract';
import type { Database } from '../../database/open-database.ts';
import { createIdempotentRequest, parseIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import type { TypedApp } from '../../typed-app.ts';
import { submitContactRequest, type ContactAddresses } from './contact-service.ts';

export interface ContactOptions {
  database: Database;
  addresses: ContactAddresses;
  postLimit: { max: number; timeWindow: number };
  onAccepted: () => void;
}

/** A message of 40,000 words still passes; a book does not. In bytes. */
const bodyLimit = 256 * 1024;

/** POST /contact/new-contact-request (spec 7). */
export function serveContactRequests(app: TypedApp, parts: ContactOptions): void {
  const { path } = endpoints.submitContactRequest;
  const { body } = schemas.submitContactRequest;
  app.post(
    `${API_PREFIX}${path}`,
    {
      schema: {
        tags: ['submissions'],
        summary: 'Keep a contact request',
        body,
        response: { 200: schemas.submitContactRequest.response },
      },
      bodyLimit,
      config: { rateLimit: parts.postLimit },
    },
    async (request, reply) => {
      const key = parseIdempotencyKey(request);
      const idempotentRequest = createIdempotentRequest(path, key, request.body);
      const outcome = await submitContactRequest(
        parts.database,
        parts.addresses,
        request.body,
        idempotentRequest,
        parts.onAccepted,
      );
      return reply.header('cache-control', 'no-store').send(outcome);
    },
  );
}
