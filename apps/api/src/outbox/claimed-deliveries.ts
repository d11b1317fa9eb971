import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../database/open-database.ts';
import type { ChannelName, DeliveryRow } from '../database/schema.ts';
import { instantAfter } from '../time.ts';
import { findFreeTime } from './recipient-limit.ts';

/** Whether there is anything to claim; cheaper than claiming. */
export async function hasDueDeliveries(queries: Queries, channel: ChannelName): Promise<boolean> {
  return (await selectDue(queries, channel, new Date()).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Claims what is due on a channel for this instance until the lease ends, in milliseconds. Emails to an
 * address that has reached its hourly limit are deferred.
 */
export async function claimDeliveries(
  database: Database,
  channel: ChannelName,
  { count, lease }: { count: number; lease: number },
) {
  const now = new Date();
  return database.withoutFsync(async (transaction) => {
    // Two instances that count at the same time would both send the fifth email.
    await database.lock(transaction, 'outbox');
    // Rows locked by an erasure are skipped.
    const due = selectDue(transaction, channel, now).forUpdate().skipLocked();
    const claimed: ClaimedDelivery[] = [];
    for (const delivery of await due.limit(count).execute()) {
      const freeAt = await findFreeTime(transaction, delivery, now);
      const row = await transaction
        .updateTable('outbox_emails')
        .set((set) => ({
          leaseToken: freeAt === undefined ? randomUUID() : null,
          nextAttemptAt: freeAt ?? instantAfter(lease, now),
          attempts: set('attempts', '+', freeAt === undefined ? 1 : 0),
        }))
        .where('id', '=', delivery.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (freeAt === undefined) claimed.push(createClaimedDelivery(database, row, lease));
    }
    return claimed;
  });
}

/** Selects what is due, in the order in which the hourly limit of an address counts emails. */
function selectDue(queries: Queries, channel: ChannelName, now: Date) {
  return queries
    .selectFrom('outbox_emails')
    .select(['id', 'recipient', 'confirms', 'sender', 'createdAt'])
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('nextAttemptAt', '<=', now.toISOString())
    .orderBy('nextAttemptAt')
    .orderBy('createdAt')
    .orderBy('id');
}

export type ClaimedDelivery = ReturnType<typeof createClaimedDelivery>;

/** An instance's steps with an email that it has claimed; a step returns false if the claim was lost. */
function createClaimedDelivery(database: Database, row: DeliveryRow, lease: number) {
  // The lease token fences off an instance whose lease ended while it was sending.
  // A power cut may undo it, and then the email is sent again under the same Message-ID.
  const save = (values: Partial<DeliveryRow>) =>
    database.withoutFsync(async (transaction) => {
      const update = transaction.updateTable('outbox_emails').set(values).where('id', '=', row.id);
      const result = await update.where('leaseToken', '=', row.leaseToken).executeTakeFirst();
      return result.numUpdatedRows > 0n;
    });
  return {
    row,
    async renew() {
      const left = Date.parse(row.nextAttemptAt) - Date.now();
      return left > lease / 2 || save({ nextAttemptAt: instantAfter(lease) });
    },
    /** Records that sending its content begins; if the claim was lost, nothing is sent. */
    handOver: () => save({ handedOverAt: new Date().toISOString() }),
    saveSent: () =>
      save({ state: 'sent', sentAt: new Date().toISOString(), leaseToken: null, lastError: null }),
    /** Deletes it, since there is nothing to send. */
    delete: () =>
      database.withoutFsync((transaction) =>
        transaction
          .deleteFrom('outbox_emails')
          .where('id', '=', row.id)
          .where('leaseToken', '=', row.leaseToken)
          .execute(),
      ),
    /** Records why it was not sent; without a later time it is dead. */
    saveFailure: (lastError: string, retryAt: Date | undefined) =>
      save({
        state: retryAt === undefined ? 'dead' : 'waiting',
        nextAttemptAt: (retryAt ?? new Date()).toISOString(),
        lastError,
        leaseToken: null,
      }),
    /** Releases it unsent, for another instance to claim at once. */
    release: () =>
      save({
        nextAttemptAt: new Date().toISOString(),
        attempts: row.attempts - 1,
        leaseToken: null,
      }),
    /** Whether it was erased with its record; if not, another instance has it. */
    async isErased() {
      const query = database.queries.selectFrom('outbox_emails').select('id');
      return (await query.where('id', '=', row.id).executeTakeFirst()) === undefined;
    },
    /** Records that no copy of an erased email is left to remove. */
    async deletePendingRemoval() {
      await database.withoutFsync((transaction) =>
        transaction
          .deleteFrom('pendingRemovals')
          .where('kind', '=', 'email')
          .where('name', '=', row.messageId)
          .execute(),
      );
    },
  };
}
