import { randomUUID } from 'node:crypto';
import type { ContactRequest, SubmissionResponse } from '@kestrova/api-contract';
import { contactConfirmation, contactNotice, type ContactNoticeProps } from '@kestrova/emails';
import type { Queries } from '../../database/open-database.ts';
import { comesAfter, pageSize, readPages } from '../../database/read-pages.ts';
import type { ContactRequestRow } from '../../database/schema.ts';
import { saveEmails, type NewEmail } from '../../outbox/outbox-repository.ts';
import { withIdempotency, type IdempotentRequest } from '../../idempotency/idempotency.ts';
import type { ServerServices } from '../../services.ts';
import { contactReceived, saveWebhook } from '../../outbox/webhooks/webhook-events.ts';
import { createReference, describeReference, succeed } from '../submission-response.ts';

/** Saves a contact request with its emails; the response means that all of them are on disk. */
export async function submitContactRequest(
  services: ServerServices,
  contactRequest: ContactRequest,
  idempotentRequest: IdempotentRequest<SubmissionResponse> | undefined,
): Promise<SubmissionResponse> {
  const row = {
    ...contactRequest,
    id: randomUUID(),
    reference: createReference('C'),
    receivedAt: new Date().toISOString(),
  };
  const { mail } = services.config;
  const emails = createContactEmails(row, mail.businessTo);
  return withIdempotency(services, idempotentRequest, 'contact', async (transaction) => {
    // Two requests that count at the same time would both queue the fifth confirmation.
    await services.database.lock(transaction, 'recipient', row.email.toLowerCase());
    await transaction.insertInto('contactRequests').values(row).execute();
    const isConfirmed = await saveEmails(transaction, row.id, mail.from, emails);
    await saveWebhook(transaction, services.config, row.id, contactReceived(row));
    const reference = describeReference(row.reference, isConfirmed);
    const response = succeed(`Thank you for your message. ${reference}`);
    return { response, recordId: row.id };
  });
}

/** One email to the visitor, and one to our business team. */
function createContactEmails(
  request: ContactNoticeProps['request'],
  businessTo: string,
): NewEmail[] {
  const { email } = request;
  const content = contactConfirmation(request);
  return [
    { recipient: email, replyTo: businessTo, confirms: 'contact', content },
    { recipient: businessTo, replyTo: email, content: contactNotice({ request }) },
  ];
}

/** Lists contact requests for the operator, newest first, in bounded memory; `since` is an ISO instant. */
export function listContactRequests(queries: Queries, since = '') {
  const query = queries.selectFrom('contactRequests').selectAll().where('receivedAt', '>=', since);
  const sorted = query.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(pageSize);
  return readPages<ContactRequestRow>((last) => sorted.where(comesAfter(last)).execute());
}
