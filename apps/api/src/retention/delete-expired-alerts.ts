import type { Database } from '../database/open-database.ts';
import { daysToConfirm } from '../database/schema.ts';
import { day, instantAfter } from '../time.ts';
import { deleteRecords } from './delete-records.ts';

/**
 * Deletes alerts that have ended by themselves, and those that nobody has confirmed. `now` is in
 * milliseconds since 1970, by a clock that may be behind.
 * @returns how many.
 */
export async function deleteExpiredAlerts(
  database: Database,
  retentionDays: number,
  now: number,
): Promise<number> {
  const before = (days: number) => instantAfter(-days * day, now);
  const rows = await database.queries
    .selectFrom('jobAlerts')
    .select('id')
    .where((where) =>
      where.or([
        where('receivedAt', '<', before(retentionDays)),
        where.and([
          where('confirmedAt', 'is', null),
          where('receivedAt', '<', before(daysToConfirm)),
        ]),
      ]),
    )
    .execute();
  const { records } = await deleteRecords(database, [
    { table: 'jobAlerts', ids: rows.map(({ id }) => id) },
  ]);
  return records;
}
