import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow, EmailState } from '../../database/schema.ts';
import { instantAfter } from '../../time.ts';
import { deleteSecrets } from './stored-content.ts';

/** Whether there is anything to claim; cheaper than claiming. */
export async function hasDueEmails(queries: Queries): Promise<boolean> {
  return (await selectDue(queries, new Date()).limit(1).executeTakeFirst()) !== undefined;
}

/** Claims due emails for this instance until the lease ends, in milliseconds. */
export async function claimEmails(
  database: Database,
  count: number,
  lease: number,
): Promise<EmailRow[]> {
  const now = new Date();
  return database.withoutFsync(async (transaction) => {
    // Rows locked by another instance or an erasure are skipped.
    const due = selectDue(transaction, now).forUpdate().skipLocked();
    const found = await due.limit(count).execute();
    if (found.length === 0) return [];
    return transaction
      .updateTable('outbox_emails')
      .set((set) => ({
        leaseToken: randomUUID(),
        nextAttemptAt: instantAfter(lease, now),
        attempts: set('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .returningAll()
      .execute();
  });
}

function selectDue(queries: Queries, now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now.toISOString())
    .orderBy('nextAttemptAt');
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
