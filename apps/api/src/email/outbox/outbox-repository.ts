import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow, EmailState } from '../../database/schema.ts';
import { createMessageId, type NewEmail } from '../templates/email.ts';
import { countWaitingFor, maxEmailsPerHour } from './recipient-limit.ts';

/**
 * Puts emails about a record into the outbox, in the record's own transaction. A confirmation is
 * left out where as many wait for its recipient as one hour may bring: whoever repeats a form with
 * somebody else's address fills no queue with it, and the visitor has the reference on the page.
 */
export async function saveEmails(
  queries: Queries,
  recordId: string,
  from: string,
  emails: readonly NewEmail[],
): Promise<void> {
  const now = new Date().toISOString();
  const wanted: NewEmail[] = [];
  for (const email of emails) {
    const isSurplus =
      email.isConfirmation && (await countWaitingFor(queries, email.recipient)) >= maxEmailsPerHour;
    if (!isSurplus) wanted.push(email);
  }
  if (wanted.length === 0) return;
  const rows = wanted.map(({ recipient, replyTo, subject, text, html }) => ({
    recipient,
    replyTo,
    subject,
    text,
    html,
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
  await queries.insertInto('outbox_emails').values(rows).execute();
}

/** Prolongs the lease of a claimed email; false where it is no longer this instance's. */
export async function renewLease(
  database: Database,
  email: EmailRow,
  lease: number,
): Promise<boolean> {
  const left = Date.parse(email.nextAttemptAt) - Date.now();
  if (left > lease / 2) return true;
  return changeClaimed(database, email, { nextAttemptAt: later(new Date(), lease) });
}

/**
 * Notes that the content begins to leave, which is the last moment to hold it back; false where it
 * must not, since it was erased or is another instance's now.
 */
export async function saveHandOver(database: Database, email: EmailRow): Promise<boolean> {
  return changeClaimed(database, email, { handedOverAt: new Date().toISOString() });
}

export async function saveSent(database: Database, email: EmailRow): Promise<boolean> {
  const sentAt = new Date().toISOString();
  return changeClaimed(database, email, {
    state: 'sent',
    sentAt,
    leaseToken: null,
    lastError: null,
  });
}

export async function saveFailure(
  database: Database,
  email: EmailRow,
  failure: { state: EmailState; nextAttemptAt: Date; lastError: string },
): Promise<boolean> {
  return changeClaimed(database, email, {
    state: failure.state,
    nextAttemptAt: failure.nextAttemptAt.toISOString(),
    lastError: failure.lastError,
    leaseToken: null,
  });
}

/** Gives a claimed email back unsent, for the next instance to try at once. */
export async function releaseEmail(database: Database, email: EmailRow): Promise<boolean> {
  return changeClaimed(database, email, {
    nextAttemptAt: new Date().toISOString(),
    attempts: email.attempts - 1,
    leaseToken: null,
  });
}

/** Whether an email is still in the outbox; where it is not, its record was erased. */
export async function hasEmail(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('outbox_emails')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that nothing of an erased email is left to be removed. */
export async function saveForgotten(database: Database, messageId: string): Promise<void> {
  await database.withoutFsync((transaction) =>
    transaction
      .deleteFrom('pendingRemovals')
      .where('kind', '=', 'email')
      .where('name', '=', messageId)
      .execute(),
  );
}

// The token fences off an instance whose lease ended while it was still busy with the email. After
// a power cut this may be forgotten, and the email goes out again under the same Message-ID.
async function changeClaimed(
  database: Database,
  email: EmailRow,
  values: Partial<EmailRow>,
): Promise<boolean> {
  const result = await database.withoutFsync((transaction) =>
    transaction
      .updateTable('outbox_emails')
      .set(values)
      .where('id', '=', email.id)
      .where('leaseToken', '=', email.leaseToken)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows > 0n;
}

function later(from: Date, milliseconds: number): string {
  return new Date(from.getTime() + milliseconds).toISOString();
}
