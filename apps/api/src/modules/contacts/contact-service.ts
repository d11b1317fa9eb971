import { randomUUID } from 'node:crypto';
import {
  responseCodes,
  type ContactRequest,
  type SubmissionResponse,
} from '@kestrova/api-contract';
import type { Database } from '../../database/open-database.ts';
import type { ContactRequestRow } from '../../database/schema.ts';
import type { IdempotentRequest } from '../../idempotency/idempotency-repository.ts';
import { withIdempotency } from '../../idempotency/with-idempotency.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import { createReference } from '../reference.ts';
import { createContactEmails } from './contact-emails.ts';
import { saveContactRequest } from './contact-repository.ts';

export interface ContactAddresses {
  from: string;
  businessTo: string;
}

/**
 * Keeps a contact request and its emails together; its answer means that both are on disk.
 * `onAccepted` is called where a record was kept now, and not for a repeated request.
 */
export async function submitContactRequest(
  database: Database,
  addresses: ContactAddresses,
  request: ContactRequest,
  idempotentRequest: IdempotentRequest | undefined,
  onAccepted: () => void,
): Promise<SubmissionResponse> {
  const row = createRow(request);
  const emails = createContactEmails(row, addresses.businessTo);
  return withIdempotency(database, idempotentRequest, {
    prepare: async (transaction) => ({
      response: createAnswer(row),
      recordId: row.id,
      async save() {
        await saveContactRequest(transaction, row);
        await saveEmails(transaction, row.id, addresses.from, emails);
      },
    }),
    onKept: onAccepted,
  });
}

function createRow(request: ContactRequest): ContactRequestRow {
  return {
    ...request,
    id: randomUUID(),
    reference: createReference('C'),
    receivedAt: new Date().toISOString(),
    country: request.country ?? null,
  };
}

function createAnswer(row: ContactRequestRow): SubmissionResponse {
  return {
    responseCode: responseCodes.success,
    responseMessage: `Thank you for your message. We will get back to you soon. Your reference is ${row.reference}.`,
  };
}
