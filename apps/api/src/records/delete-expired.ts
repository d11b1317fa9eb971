import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
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
  type RecordTable,
} from './delete-records.ts';

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

export async function deleteRecordsBefore(
  database: Database,
  instant: string,
  options: DeletionOptions = {},
): Promise<DeletedCounts> {
  const total = createCounts();
  for (const table of recordTables) {
    const isOld = sql<SqlBool>`"receivedAt" < ${instant}`;
    addCounts(total, await deleteWhere(database, table, isOld, options));
  }
  return total;
}

/** Deletes alerts that their address has not confirmed in time; `now` is in milliseconds since 1970. */
export async function deleteUnconfirmedAlerts(
  database: Database,
  now: number,
  options: DeletionOptions,
): Promise<DeletedCounts> {
  const before = instantAfter(-daysToConfirm * day, now);
  const isForgotten = sql<SqlBool>`"confirmedAt" is null and "receivedAt" < ${before}`;
  return deleteWhere(database, 'jobAlerts', isForgotten, options);
}

/**
 * Deletes emails 30 days after they were sent, and dead emails of that age without a record. Other dead
 * emails are deleted with their record. `now` is in milliseconds since 1970.
 */
export async function deleteOldEmails(database: Database, now: number, options: DeletionOptions) {
  const before = instantAfter(-emailAge, now);
  const hasNoRecord = recordTables.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} as it where it.id = "recordId")`,
  );
  // The states are literals, since partial indexes do not work with parameters.
  const isSent = sql<SqlBool>`state = 'sent' and "sentAt" < ${before}`;
  const isLost = sql<SqlBool>`state = 'dead' and "createdAt" < ${before} and ${sql.join(hasNoRecord, sql` and `)}`;
  const total = await deleteWhere(database, 'outbox_emails', isSent, options);
  addCounts(total, await deleteWhere(database, 'outbox_emails', isLost, options));
  return total;
}

/**
 * Deletes rows in small transactions, so that requests are served in between. Only one process at a
 * time deletes a batch, so that rows are counted once.
 */
async function deleteWhere(
  database: Database,
  table: RecordTable | 'outbox_emails',
  isExpired: RawBuilder<SqlBool>,
  { onBatch, signal }: DeletionOptions,
): Promise<DeletedCounts> {
  const total = createCounts();
  for (;;) {
    signal?.throwIfAborted();
    const start = performance.now();
    const deleted = await database.queries.transaction().execute(async (transaction) => {
      await database.lock(transaction, 'retention');
      const expired = transaction.selectFrom(table).select('id').where(isExpired);
      const ids = (await expired.limit(batchSize).execute()).map(({ id }) => id);
      if (ids.length === 0) return undefined;
      const counts =
        table === 'outbox_emails'
          ? // Keeps an email that the operator resends in between.
            await deleteEmails(transaction, sql`id in (${sql.join(ids)})`, isExpired)
          : await deleteRecordRows(transaction, table, ids);
      await onBatch?.(counts, transaction);
      return counts;
    });
    if (deleted === undefined) return total;
    addCounts(total, deleted);
    // Serves requests for as long as the batch has taken.
    await pause(performance.now() - start, undefined, { signal });
  }
}
