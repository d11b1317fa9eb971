import { randomUUID } from 'node:crypto';
import type { ContactRequest } from '@kestrova/api-contract';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../database/open-database.ts';
import type { ApplicationFileRow, ApplicationRow, StatusChangeRow } from '../../database/schema.ts';
import { instantAfter } from '../../time.ts';

/** What other systems are told, in the words of docs/operations/webhooks.md. */
export type WebhookEvent = ReturnType<
  | typeof contactReceived
  | typeof applicationReceived
  | typeof statusChanged
  | typeof applicationWithdrawn
>;

export function contactReceived(
  request: ContactRequest & { id: string; reference: string; receivedAt: string },
) {
  const { id: _id, ...data } = request;
  return { type: 'contact.received' as const, data };
}

/** Has the names and sizes of the files, but not their content. */
export function applicationReceived(row: ApplicationRow, files: readonly ApplicationFileRow[]) {
  const data = {
    reference: row.reference,
    receivedAt: row.receivedAt,
    jobCode: row.jobCode,
    jobTitle: row.jobTitle,
    location: row.location,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phNo: row.phNo,
    coverLetterDescription: row.coverLetterDescription,
    contactMeEnable: row.contactMeEnable === 1,
    files: files.map(({ part, originalName, size }) => ({ part, name: originalName, size })),
  };
  return { type: 'application.received' as const, data };
}

/** Has nothing about the person but the sentence that the careers team wrote. */
export function statusChanged(
  { reference, jobCode, jobTitle }: ApplicationRow,
  { status, reason, sentence, changedAt }: StatusChangeRow,
) {
  const data = { reference, jobCode, jobTitle, status, reason, sentence, changedAt };
  return { type: 'application.status-changed' as const, data };
}

/** Has nothing about the person: what they sent has been deleted. */
export function applicationWithdrawn({ reference, jobCode, jobTitle }: ApplicationRow) {
  return { type: 'application.withdrawn' as const, data: { reference, jobCode, jobTitle } };
}

/** Saves a webhook in the transaction that saves or deletes its record, if WEBHOOK_URL is set. */
export async function saveWebhook(
  queries: Queries,
  { webhook }: Pick<Config, 'webhook'>,
  recordId: string,
  { type, data }: WebhookEvent,
): Promise<void> {
  if (webhook === undefined) return;
  const id = randomUUID();
  const timestamp = instantAfter(0);
  const row = {
    id,
    recordId,
    channel: 'webhook' as const,
    messageId: id,
    recipient: '',
    subject: type,
    content: JSON.stringify({ type, timestamp, data }),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: timestamp,
    nextAttemptAt: timestamp,
  };
  await queries.insertInto('outbox_emails').values(row).execute();
}
