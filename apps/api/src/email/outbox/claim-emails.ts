import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow, Tables } from '../../database/schema.ts';
import { instantAfter } from '../../time.ts';
import { createRecipientLimit } from './recipient-limit.ts';

/** Whether there is anything to claim; cheaper than claiming. */
export async function hasDueEmails(queries: Queries): Promise<boolean> {
  return (await selectDue(queries, new Date()).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Claims due emails for this instance until the lease ends. Emails to an address that reached its
 * hourly limit are deferred until the next one may leave; the company's teams have no limit.
 */
export async function claimEmails(
  database: Database,
  count: number,
  config: Pick<Config['outbox'], 'lease' | 'teamAddresses'>,
): Promise<EmailRow[]> {
  const now = new Date();
  return database.withoutFsync(async (transaction) => {
    // Two instances that count at the same time would both send the fifth email.
    await database.lock(transaction, 'outbox');
    // Rows locked by an erasure are skipped.
    const due = selectDue(transaction, now).forUpdate().skipLocked();
    const found = await due.limit(count).execute();
    if (found.length === 0) return [];
    const ids = await deferSurplus(transaction, found, config.teamAddresses, now);
    if (ids.length === 0) return [];
    return transaction
      .updateTable('outbox_emails')
      .set((set) => ({
        leaseToken: randomUUID(),
        nextAttemptAt: instantAfter(config.lease, now),
        attempts: set('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });
}

function selectDue(queries: Queries, now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(['id', 'recipient', 'confirms'])
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now.toISOString())
    .orderBy('nextAttemptAt');
}

/** @returns the ids of the emails that may leave now. */
async function deferSurplus(
  transaction: Transaction<Tables>,
  found: readonly Pick<EmailRow, 'id' | 'recipient' | 'confirms'>[],
  teamAddresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const limit = await createRecipientLimit(transaction, found, teamAddresses, now);
  const ids: string[] = [];
  for (const email of found) {
    const { id } = email;
    const freeAt = limit.take(email);
    if (freeAt === undefined) ids.push(id);
    else {
      await transaction
        .updateTable('outbox_emails')
        .set({ nextAttemptAt: freeAt.toISOString(), leaseToken: null })
        .where('id', '=', id)
        .execute();
    }
  }
  return ids;
}
