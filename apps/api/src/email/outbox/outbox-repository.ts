import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow, EmailState } from '../../database/schema.ts';
import { formatAttachments } from '../attachments/email-attachment.ts';
import { instantAfter } from '../../time.ts';
import { createMessageId, type NewEmail } from '../new-email.ts';
import { deleteSecrets, takeOutSecrets } from './stored-content.ts';
import { isSurplus } from './recipient-limit.ts';

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
  const wanted: NewEmail[] = [];
  for (const email of emails) {
    if (!(await isSurplus(queries, email, new Date()))) wanted.push(email);
  }
  await insertEmails(
    queries,
    from,
    wanted.map((email) => ({ recordId, email })),
  );
  return wanted.length === emails.length;
}

/** An email and the record that it is about, with which it is deleted. */
export interface RecordEmail {
  recordId: string;
  email: NewEmail;
}

/** Saves emails about several records, in the transaction that decides that they are sent. */
export async function insertEmails(
  queries: Queries,
  from: string,
  emails: readonly RecordEmail[],
): Promise<void> {
  if (emails.length === 0) return;
  const now = new Date().toISOString();
  const drafts = emails.map(({ recordId, email }) => ({
    ...takeOutSecrets(JSON.stringify(email.content)),
    recipient: email.recipient,
    replyTo: email.replyTo,
    subject: email.content.subject,
    confirms: email.confirms,
    unsubscribeUrl: email.unsubscribeUrl,
    attachments: formatAttachments(email.attachments),
    id: randomUUID(),
    recordId,
    messageId: createMessageId(from),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAttemptAt: now,
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

/** Prolongs the lease of a claimed email; false if it is no longer this instance's. */
export async function renewLease(
  database: Database,
  email: EmailRow,
  lease: number,
): Promise<boolean> {
  const left = Date.parse(email.nextAttemptAt) - Date.now();
  if (left > lease / 2) return true;
  return saveClaimed(database, email, { nextAttemptAt: instantAfter(lease) });
}

/**
 * Records that the content is about to leave, the last moment to withhold it; false if the email
 * was erased or claimed by another instance, and must not be sent.
 */
export async function saveHandedOver(database: Database, email: EmailRow): Promise<boolean> {
  return saveClaimed(database, email, { handedOverAt: new Date().toISOString() });
}

/** Records that an email was sent, of which nothing is kept then that opens a link. */
export async function saveSent(database: Database, email: EmailRow): Promise<boolean> {
  const sentAt = new Date().toISOString();
  return database.withoutFsync(async (transaction) => {
    const isOurs = await updateClaimed(transaction, email, {
      state: 'sent',
      sentAt,
      leaseToken: null,
      lastError: null,
      unsubscribeUrl: null,
    });
    if (isOurs) await deleteSecrets(transaction, email.id);
    return isOurs;
  });
}

export async function saveFailure(
  database: Database,
  email: EmailRow,
  failure: { state: EmailState; nextAttemptAt: Date; lastError: string },
): Promise<boolean> {
  return saveClaimed(database, email, {
    state: failure.state,
    nextAttemptAt: failure.nextAttemptAt.toISOString(),
    lastError: failure.lastError,
    leaseToken: null,
  });
}

/** Releases a claimed email unsent, for another instance to claim at once. */
export async function releaseEmail(database: Database, email: EmailRow): Promise<boolean> {
  return saveClaimed(database, email, {
    nextAttemptAt: new Date().toISOString(),
    attempts: email.attempts - 1,
    leaseToken: null,
  });
}

/** Whether an email is in the outbox; if not, it was erased. */
export async function hasEmail(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('outbox_emails')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that no copy of an erased email is left to remove. */
export async function deletePendingEmailRemoval(
  database: Database,
  messageId: string,
): Promise<void> {
  await database.withoutFsync((transaction) =>
    transaction
      .deleteFrom('pendingRemovals')
      .where('kind', '=', 'email')
      .where('name', '=', messageId)
      .execute(),
  );
}

// A power cut may undo the update, and then the email is sent again under the same Message-ID.
async function saveClaimed(database: Database, email: EmailRow, values: Partial<EmailRow>) {
  return database.withoutFsync((transaction) => updateClaimed(transaction, email, values));
}

// The lease token fences off an instance whose lease ended while it was sending.
async function updateClaimed(
  queries: Queries,
  email: EmailRow,
  values: Partial<EmailRow>,
): Promise<boolean> {
  const result = await queries
    .updateTable('outbox_emails')
    .set(values)
    .where('id', '=', email.id)
    .where('leaseToken', '=', email.leaseToken)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
