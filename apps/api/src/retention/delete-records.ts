import { sql, type SqlBool, type Transaction, type RawBuilder } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { PendingRemovalRow, Tables } from '../database/schema.ts';
import { inBatches } from '../database/read-pages.ts';
import { hour, instantAfter } from '../time.ts';
import { savePendingRemovals } from './pending-removals.ts';

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
  /** Unsent emails whose content had begun to leave: a mail server may have accepted them. */
  handedOver: number;
}

/** Runs after each batch is gone: it may make the next one wait, or throw to end the work. */
export type BetweenBatches = (deleted: DeletedCounts) => void | Promise<void>;

const batchSize = 200;
/** Max time that sending takes: a wrong clock may have written a later lease. */
const maxLease = hour;

/**
 * Deletes records with their rows: files, emails, cached responses. Files outside of the database are
 * queued in the same transaction, for `finishRemovals` to delete.
 */
export async function deleteRecords(
  database: Database,
  found: readonly FoundRecords[],
): Promise<DeletedCounts> {
  const counts: DeletedCounts = { records: 0, files: 0, emails: 0, handedOver: 0 };
  for (const { table, ids } of found) {
    for await (const batch of inBatches(ids, batchSize)) {
      const deleted = await database.queries.transaction().execute(async (transaction) => {
        await lockRecords(transaction, table, batch);
        return deleteRecordRows(transaction, table, batch);
      });
      counts.records += batch.length;
      counts.files += deleted.files;
      counts.emails += deleted.emails;
      counts.handedOver += deleted.handedOver;
    }
  }
  return counts;
}

/** Waits for those who are changing these records, such as an applicant who replaces a file. */
async function lockRecords(
  transaction: Transaction<Tables>,
  table: RecordTable,
  ids: readonly string[],
): Promise<void> {
  const query = transaction.selectFrom(table).select('id').where('id', 'in', ids);
  await query.orderBy('id').forUpdate().execute();
}

/**
 * Deletes records with their rows in a transaction that has locked them. Their files
 * and the copies of their emails are queued for `finishRemovals`.
 */
export async function deleteRecordRows(
  transaction: Transaction<Tables>,
  table: RecordTable,
  ids: readonly string[],
) {
  const emails = await deleteEmails(transaction, sql`"recordId" in (${sql.join([...ids])})`);
  await transaction.deleteFrom('idempotencyKeys').where('recordId', 'in', ids).execute();
  const files = await transaction
    .deleteFrom('applicationFiles')
    .where('applicationId', 'in', ids)
    .returning('name')
    .execute();
  await savePendingRemovals(
    transaction,
    files.map(({ name }) => ({ kind: 'file', name, keepUntil: new Date().toISOString() })),
  );
  await transaction.deleteFrom(table).where('id', 'in', ids).execute();
  return { ...emails, files: files.length };
}

/** Deletes emails, and queues the removal of their copies. */
export async function deleteEmails(
  transaction: Transaction<Tables>,
  condition: RawBuilder<SqlBool>,
): Promise<Pick<DeletedCounts, 'emails' | 'handedOver'>> {
  const emails = await transaction
    .deleteFrom('outbox_emails')
    .where(condition)
    .returning(['messageId', 'state', 'leaseToken', 'nextAttemptAt', 'handedOverAt'])
    .execute();
  const now = new Date();
  const latest = instantAfter(maxLease, now);
  await savePendingRemovals(
    transaction,
    emails.map(({ messageId, leaseToken, nextAttemptAt }): PendingRemovalRow => {
      const leaseEnd = nextAttemptAt < latest ? nextAttemptAt : latest;
      const keepUntil = leaseToken === null ? now.toISOString() : leaseEnd;
      return { kind: 'email', name: messageId, keepUntil };
    }),
  );
  const handedOver = emails.filter(
    (email) => email.state !== 'sent' && email.handedOverAt !== null,
  );
  return { emails: emails.length, handedOver: handedOver.length };
}
