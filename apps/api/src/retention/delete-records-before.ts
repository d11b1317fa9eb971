import type { Database, Queries } from '../database/open-database.ts';
import {
  deleteRecords,
  recordTables,
  type BetweenBatches,
  type DeletedCounts,
} from './delete-records.ts';

/** One transaction, which visitors wait for. */
const batchSize = 100;

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
  betweenBatches: BetweenBatches = () => undefined,
): Promise<DeletedCounts> {
  const total: DeletedCounts = { records: 0, files: 0, emails: 0, handedOver: 0 };
  for (const table of recordTables) {
    let ids: string[];
    do {
      const query = database.queries.selectFrom(table).select('id');
      const rows = await query
        .where('receivedAt', '<', instant)
        .orderBy('receivedAt')
        .limit(batchSize)
        .execute();
      ids = rows.map(({ id }) => id);
      const deleted = await deleteRecords(database, [{ table, ids }]);
      for (const name of ['records', 'files', 'emails', 'handedOver'] as const) {
        total[name] += deleted[name];
      }
      await betweenBatches(deleted);
    } while (ids.length === batchSize);
  }
  return total;
}
