import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { deleteEmails, recordTables } from './delete-records.ts';

/** In milliseconds. */
const maxAge = 30 * 24 * 3_600_000;
const batchSize = 200;

/**
 * Deletes emails that have outlived their record, such as the confirmation of a withdrawal, 30 days
 * after they were queued; the others go with their record. `now` is in milliseconds since 1970.
 * @returns how many.
 */
export async function deleteLoneEmails(database: Database, now: number): Promise<number> {
  const instant = new Date(now - maxAge).toISOString();
  const recordIds = await listLoneRecordIds(database);
  let deleted = 0;
  for (let start = 0; start < recordIds.length; start += batchSize) {
    const batch = recordIds.slice(start, start + batchSize);
    const condition = sql<SqlBool>`"recordId" in (${sql.join(batch)}) and state <> 'waiting' and "createdAt" < ${instant}`;
    const { emails } = await database.queries
      .transaction()
      .execute((transaction) => deleteEmails(transaction, condition));
    deleted += emails;
  }
  return deleted;
}

/** Reads the index of record ids alone: the rows hold the emails' content. */
async function listLoneRecordIds({ queries }: Database): Promise<string[]> {
  const isLone = recordTables.map(
    (table) => sql`not exists (select 1 from ${sql.table(table)} where id = "recordId")`,
  );
  const rows = await queries
    .selectFrom('outbox_emails')
    .select('recordId')
    .distinct()
    .where(sql<SqlBool>`${sql.join(isLone, sql` and `)}`)
    .execute();
  return rows.map(({ recordId }) => recordId);
}
