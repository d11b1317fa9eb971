import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import type { PendingRemovalRow, Tables } from '../database/schema.ts';
import { saveFileRemovals, savePendingRemovals } from './pending-removals.ts';

/** The tables of what visitors sent. */
export const recordTables = ['applications', 'contactRequests', 'jobAlerts'] as const;

export type RecordTable = (typeof recordTables)[number];

export interface FoundRecords {
  table: RecordTable;
  ids: string[];
}

export interface DeletedCounts {
  records: number;
  files: number;
  emails: number;
  webhooks: number;
  /** Unsent emails whose sending had begun: a mail server may have accepted them. */
  handedOver: number;
}

/** Rows in one transaction; while it runs, visitors wait. */
export const batchSize = 100;

export function addCounts(total: DeletedCounts, part: DeletedCounts): void {
  for (const name of ['records', 'files', 'emails', 'webhooks', 'handedOver'] as const) {
    total[name] += part[name];
  }
}

/** Counts them for the audit log. */
export function countRows({ records, emails, webhooks }: DeletedCounts): number {
  return records + emails + webhooks;
}

export function createCounts(): DeletedCounts {
  return { records: 0, files: 0, emails: 0, webhooks: 0, handedOver: 0 };
}

/**
 * Deletes records with their rows, each in a transaction of its own: files, emails, webhooks, cached responses.
 * Files outside of the database are queued in the same transaction, for `finishRemovals` to delete.
 */
export async function deleteRecords(queries: Queries, found: readonly FoundRecords[]) {
  const total = createCounts();
  for (const { table, ids } of found) {
    for (const id of ids) {
      const work = queries.transaction().execute((own) => deleteRecordRows(own, table, [id]));
      addCounts(total, await work);
    }
  }
  return total;
}

/** Deletes records as `deleteRecords` does, in a transaction of the caller. */
export async function deleteRecordRows(
  transaction: Transaction<Tables>,
  table: RecordTable,
  ids: readonly string[],
): Promise<DeletedCounts> {
  // Waits for changes of these records in progress, such as a replaced file.
  const records = transaction.selectFrom(table).select('id').where('id', 'in', ids);
  await records.orderBy('id').forUpdate().execute();
  const listed = sql.join([...ids]);
  const deleted = await deleteEmails(transaction, sql`"recordId" in (${listed})`);
  if (table === 'applications') {
    // The emails that list them. Those still to be sent will not.
    const addresses = sql`select lower(email) from applications where id in (${listed})`;
    const isTheirs = sql<SqlBool>`state = 'sent' and confirms = 'links' and lower(recipient) in (${addresses})`;
    addCounts(deleted, await deleteEmails(transaction, isTheirs));
  }
  await transaction.deleteFrom('idempotencyKeys').where('recordId', 'in', ids).execute();
  const files = await transaction
    .deleteFrom('applicationFiles')
    .where('applicationId', 'in', ids)
    .returning('name')
    .execute();
  await saveFileRemovals(transaction, files);
  const found = await transaction.deleteFrom(table).where('id', 'in', ids).executeTakeFirst();
  return { ...deleted, records: Number(found.numDeletedRows), files: files.length };
}

/**
 * Deletes emails and webhooks, and queues the removal of the copies of emails.
 * @param recheck keeps an email that no longer meets it, since another transaction has changed it in between.
 */
export async function deleteEmails(
  transaction: Transaction<Tables>,
  condition: RawBuilder<SqlBool>,
  recheck = sql<SqlBool>`true`,
): Promise<DeletedCounts> {
  const found = await transaction
    .selectFrom('outbox_emails')
    .select('id')
    .where(condition)
    .execute();
  const total = createCounts();
  for await (const batch of inBatches(found)) {
    const ids = batch.map(({ id }) => id);
    addCounts(total, await deleteEmailBatch(transaction, ids, recheck));
  }
  return total;
}

/**
 * Deletes by id: PostgreSQL skips an email that another transaction is updating if a condition finds it
 * through other tables.
 */
async function deleteEmailBatch(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  recheck: RawBuilder<SqlBool>,
): Promise<DeletedCounts> {
  const deleted = await transaction
    .deleteFrom('outbox_emails')
    .where('id', 'in', ids)
    .where(recheck)
    .returning(['channel', 'messageId', 'state', 'leaseToken', 'nextAttemptAt', 'handedOverAt'])
    .execute();
  const emails = deleted.filter(({ channel }) => channel === 'email');
  const now = new Date().toISOString();
  await savePendingRemovals(
    transaction,
    emails.map(({ messageId, leaseToken, nextAttemptAt }): PendingRemovalRow => {
      // A server that is sending the email may write its copy again until its lease ends.
      const keepUntil = leaseToken === null ? now : nextAttemptAt;
      return { kind: 'email', name: messageId, keepUntil };
    }),
  );
  const handedOver = emails.filter(
    (email) => email.state !== 'sent' && email.handedOverAt !== null,
  );
  return {
    ...createCounts(),
    emails: emails.length,
    webhooks: deleted.length - emails.length,
    handedOver: handedOver.length,
  };
}
