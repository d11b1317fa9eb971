import type { Database, Queries } from '../database/open-database.ts';
import { pageSize } from '../database/read-pages.ts';
import { deleteRecords, recordTables, type DeletedCounts } from './delete-records.ts';

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

/**
 * Deletes what was received before an instant, the oldest first, in bounded memory and in
 * transactions between which visitors are served.
 */
export async function deleteRecordsBefore(
  database: Database,
  instant: string,
  onDeleted: (counts: DeletedCounts) => void = () => undefined,
): Promise<DeletedCounts> {
  const total: DeletedCounts = { records: 0, files: 0, emails: 0, handedOver: 0 };
  for (const table of recordTables) {
    let ids: string[];
    do {
      const query = database.queries.selectFrom(table).select('id');
      const rows = await query
        .where('receivedAt', '<', instant)
        .orderBy('receivedAt')
        .limit(pageSize)
        .execute();
      ids = rows.map(({ id }) => id);
      const deleted = await deleteRecords(database, [{ table, ids }]);
      for (const name of ['records', 'files', 'emails', 'handedOver'] as const) {
        total[name] += deleted[name];
      }
      onDeleted(deleted);
    } while (ids.length === pageSize);
  }
  return total;
}
