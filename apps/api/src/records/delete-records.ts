import { sql } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Mailer } from '../outbox/mailer.ts';

/** The tables that hold what visitors sent. */
export const recordTables = ['applications', 'contactRequests'] as const;

export type RecordTable = (typeof recordTables)[number];

export interface RecordHouse {
  database: Database;
  store: FileStore;
  mailer: Mailer;
}

export interface FoundRecords {
  table: RecordTable;
  ids: string[];
}

export interface DeletedCounts {
  records: number;
  files: number;
  letters: number;
}

const batchSize = 200;

/** Finds everything that a person sent, however the address was capitalised. */
export async function findRecordsOfPerson(
  queries: Queries,
  email: string,
): Promise<FoundRecords[]> {
  const isTheirs = sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
  return Promise.all(
    recordTables.map(async (table) => {
      const rows = await queries.selectFrom(table).select('id').where(isTheirs).execute();
      return { table, ids: rows.map((row) => row.id) };
    }),
  );
}

/** Finds what was received before an instant, given in ISO 8601. */
export async function findRecordsBefore(
  queries: Queries,
  instant: string,
): Promise<FoundRecords[]> {
  return Promise.all(
    recordTables.map(async (table) => {
      const query = queries.selectFrom(table).select('id').where('receivedAt', '<', instant);
      return { table, ids: (await query.execute()).map((row) => row.id) };
    }),
  );
}

/**
 * Deletes records with all that hangs on them: files, letters and the copies of letters that we
 * keep, remembered answers. Records go first, in whole batches; a file that is left over by a crash
 * in between is an orphan, which the server removes later.
 */
export async function deleteRecords(
  house: RecordHouse,
  found: readonly FoundRecords[],
  onDeleted: (count: number) => void = () => undefined,
): Promise<DeletedCounts> {
  const counts: DeletedCounts = { records: 0, files: 0, letters: 0 };
  for (const { table, ids } of found) {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      const { fileNames, messageIds } = await deleteBatch(house.database, table, batch);
      for (const name of fileNames) await house.store.remove(name);
      await house.mailer.forget(messageIds);
      counts.records += batch.length;
      counts.files += fileNames.length;
      counts.letters += messageIds.length;
      onDeleted(batch.length);
    }
  }
  await forgetDeletedPages(house.database);
  return counts;
}

async function deleteBatch(database: Database, table: RecordTable, ids: readonly string[]) {
  return database.queries.transaction().execute(async (transaction) => {
    const letters = await transaction
      .deleteFrom('letters')
      .where('recordId', 'in', ids)
      .returning('messageId')
      .execute();
    await transaction.deleteFrom('idempotencyKeys').where('recordId', 'in', ids).execute();
    const files = await transaction
      .deleteFrom('applicationFiles')
      .where('applicationId', 'in', ids)
      .returning('name')
      .execute();
    await transaction.deleteFrom(table).where('id', 'in', ids).execute();
    return {
      fileNames: files.map((file) => file.name),
      messageIds: letters.map((letter) => letter.messageId),
    };
  });
}

/** SQLite keeps older versions of its pages in the write-ahead log until it is emptied. */
async function forgetDeletedPages(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.queries);
  }
}
