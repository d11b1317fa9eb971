import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database/open-database.ts';
import { createMessageId, type NewEmail } from '../new-email.ts';
import { takeOutSecrets } from './stored-content.ts';
import { findSendTime } from './recipient-limit.ts';

/**
 * Saves the emails about a record in the record's own transaction. A confirmation that is surplus is
 * left out: repeating a form with a stranger's address must not fill the mailbox.
 * @returns whether the confirmation, if there is one, was queued; the visitor is to be told.
 */
export async function saveEmails(
  queries: Queries,
  recordId: string,
  from: string,
  emails: readonly NewEmail[],
): Promise<boolean> {
  const wanted: RecordEmail[] = [];
  for (const email of emails) {
    const sendAt = await findSendTime(queries, email, new Date());
    if (sendAt !== undefined) wanted.push({ recordId, email, sendAt });
  }
  await insertEmails(queries, from, wanted);
  return wanted.length === emails.length;
}

/** An email and the record that it is about, with which it is deleted. */
export interface RecordEmail {
  recordId: string;
  email: NewEmail;
  /** When it may leave; at once by default. */
  sendAt?: string;
}

/** Saves emails about several records, in the transaction that decides that they are sent. */
export async function insertEmails(
  queries: Queries,
  from: string,
  emails: readonly RecordEmail[],
): Promise<void> {
  if (emails.length === 0) return;
  const now = new Date().toISOString();
  const drafts = emails.map(({ recordId, email, sendAt = now }) => ({
    ...takeOutSecrets(JSON.stringify(email.content)),
    recipient: email.recipient,
    replyTo: email.replyTo,
    subject: email.content.subject,
    confirms: email.confirms,
    unsubscribeUrl: email.unsubscribeUrl,
    attachments: email.attachments.length === 0 ? null : JSON.stringify(email.attachments),
    id: randomUUID(),
    recordId,
    messageId: createMessageId(from),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: sendAt,
    leaseToken: null,
    sentAt: null,
    lastError: null,
  }));
  const rows = drafts.map(({ secrets: _secrets, ...row }) => row);
  await queries.insertInto('outbox_emails').values(rows).execute();
  const secretRows = drafts.flatMap(({ id, secrets }) =>
    secrets.length > 0 ? [{ emailId: id, secrets: JSON.stringify(secrets) }] : [],
  );
  if (secretRows.length > 0) await queries.insertInto('emailSecrets').values(secretRows).execute();
}
