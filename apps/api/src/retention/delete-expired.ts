import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import { daysToConfirm, type Tables } from '../database/schema.ts';
import { day, instantAfter } from '../time.ts';
import {
  addCounts,
  batchSize,
  createCounts,
  deleteEmails,
  deleteRecordRows,
  recordTables,
  type DeletedCounts,
} from './delete-records.ts';

/** How long sent and dead emails are kept. */
const emailAge = 30 * day;

export interface DeletionOptions {
  /** Runs in the transaction of each batch. */
  onBatch?: (deleted: DeletedCounts, transaction: Transaction<Tables>) => void | Promise<void>;
  signal?: AbortSignal | undefined;
}

/** Counts what was received before an instant, given in ISO 8601. */
export async function countRecordsBefore(queries: Queries, instant: string): Promise<number> {
  const counts = await Promise.all(
    recordTables.map(async (table) => {
      const { count } = await queries
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .where('receivedAt', '<', instant)
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Deletes the records that were received before an instant, the oldest first. */
export async function deleteRecordsBefore(
  database: Database,
  instant: string,
  options: DeletionOptions = {},
): Promise<DeletedCounts> {
  const total = createCounts();
  for (const table of recordTables) {
    const deleted = await deleteInBatches(database, options, {
      find: (transaction) =>
        transaction
          .selectFrom(table)
          .select('id')
          .where('receivedAt', '<', instant)
          .orderBy('receivedAt')
          .limit(batchSize)
          .execute(),
      remove: (transaction, ids) => deleteRecordRows(transaction, table, ids),
    });
    addCounts(total, deleted);
  }
  return total;
}

/** Deletes alerts that their address has not confirmed in time; `now` is in milliseconds since 1970. */
export async function deleteUnconfirmedAlerts(
  database: Database,
  now: number,
  options: DeletionOptions,
): Promise<DeletedCounts> {
  return deleteInBatches(database, options, {
    find: (transaction) =>
      transaction
        .selectFrom('jobAlerts')
        .select('id')
        .where('confirmedAt', 'is', null)
        .where('receivedAt', '<', instantAfter(-daysToConfirm * day, now))
        .limit(batchSize)
        .execute(),
    remove: (transaction, ids) => deleteRecordRows(transaction, 'jobAlerts', ids),
  });
}

/**
 * Deletes emails 30 days after they were sent, and dead emails of that age without a record. Other dead
 * emails are deleted with their record. `now` is in milliseconds since 1970.
 */
export async function deleteOldEmails(
  database: Database,
  now: number,
  options: DeletionOptions,
): Promise<DeletedCounts> {
  const before = instantAfter(-emailAge, now);
  const hasNoRecord = recordTables.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} as it where it.id = "recordId")`,
  );
  const total = createCounts();
  for (const { state, isOld } of [
    { state: 'sent', isOld: sql<SqlBool>`"sentAt" < ${before}` },
    {
      state: 'dead',
      isOld: sql<SqlBool>`"createdAt" < ${before} and ${sql.join(hasNoRecord, sql` and `)}`,
    },
  ]) {
    const deleted = await deleteInBatches(database, options, {
      find: (transaction) =>
        transaction
          .selectFrom('outbox_emails')
          .select('id')
          // A literal, since partial indexes do not work with parameters.
          .where(sql<SqlBool>`state = ${sql.lit(state)} and ${isOld}`)
          .limit(batchSize)
          .execute(),
      // Keeps an email that the operator resends in between.
      remove: (transaction, ids) =>
        deleteEmails(transaction, sql`id in (${sql.join(ids)}) and state = ${state}`),
    });
    addCounts(total, deleted);
  }
  return total;
}

interface Batches {
  find: (transaction: Transaction<Tables>) => Promise<{ id: string }[]>;
  remove: (transaction: Transaction<Tables>, ids: string[]) => Promise<DeletedCounts>;
}

/**
 * Deletes the found rows in small transactions, between which visitors are served. Only one process at
 * a time deletes a batch, so that rows are counted once.
 */
async function deleteInBatches(
  database: Database,
  { onBatch, signal }: DeletionOptions,
  { find, remove }: Batches,
): Promise<DeletedCounts> {
  const total = createCounts();
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    const deleted = await database.queries.transaction().execute(async (transaction) => {
      await database.lock(transaction, 'retention');
      const ids = (await find(transaction)).map(({ id }) => id);
      if (ids.length === 0) return undefined;
      const counts = await remove(transaction, ids);
      await onBatch?.(counts, transaction);
      return counts;
    });
    if (deleted === undefined) return total;
    addCounts(total, deleted);
    // Gives visitors as much time as the batch has taken.
    await pause(performance.now() - start, undefined, { signal });
  }
}
