import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Queries } from '../../database/open-database.ts';
import type { EmailRow, Tables } from '../../database/schema.ts';
import { instantAfter, minute } from '../../time.ts';
import { createRecipientLimit, maxDelay } from './recipient-limit.ts';
import { maxPause } from './retry-time.ts';

export interface ClaimConfig {
  /** Milliseconds that a claimed email belongs to one instance. */
  lease: number;
  /** Addresses of the company's teams, which have no limit. */
  teamAddresses: readonly string[];
}

/** Whether there is anything to claim; cheaper than claiming. */
export async function hasDueEmails(queries: Queries, lease: number): Promise<boolean> {
  const [due, misdated] = selectDue(queries, lease, new Date());
  const isDue = async (query: typeof due) =>
    (await query.limit(1).executeTakeFirst()) !== undefined;
  return (await isDue(due)) || isDue(misdated);
}

/**
 * Claims due emails for this instance until the lease ends. Emails to an address that reached its
 * hourly limit are deferred until the next one may leave.
 */
export async function claimEmails(
  database: Database,
  count: number,
  config: ClaimConfig,
): Promise<EmailRow[]> {
  const now = new Date();
  return database.withoutFsync(async (transaction) => {
    // Two instances that count at the same time would both send the fifth email.
    await database.lock(transaction, 'outbox');
    const [due, misdated] = selectDue(transaction, config.lease, now).map((query) =>
      // Rows locked by an erasure are skipped.
      query.forUpdate().skipLocked().limit(count).execute(),
    );
    const found = [...((await due) ?? []), ...((await misdated) ?? [])];
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

/**
 * The due emails, and those dated further ahead than any pause or lease: a clock that ran ahead
 * dated them.
 */
function selectDue(queries: Queries, lease: number, now: Date) {
  const waiting = queries
    .selectFrom('outbox_emails')
    .select(['id', 'recipient', 'confirms'])
    .where('state', '=', 'waiting')
    .orderBy('nextAttemptAt');
  const maxAhead = Math.max(lease, maxPause, maxDelay) + minute;
  return [
    waiting.where('nextAttemptAt', '<=', now.toISOString()),
    waiting.where('nextAttemptAt', '>', instantAfter(maxAhead, now)),
  ] as const;
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
