import { saveAuditEntry } from '../audit/audit-log.ts';
import type { Database } from '../database/open-database.ts';
import { saveServerState } from '../database/server-state.ts';
import { day, instantAfter } from '../time.ts';
import {
  countRecordsBefore,
  deleteOldEmails,
  deleteRecordsBefore,
  deleteUnconfirmedAlerts,
  type DeletionOptions,
} from './delete-expired.ts';
import { addCounts, countRows, type DeletedCounts } from './delete-records.ts';

/** Later than every record. */
const endOfTime = '9999';

export type RetentionReport =
  | ({ outcome: 'success' } & DeletedCounts)
  /** More than half of all records are due, so nothing was deleted. */
  | { outcome: 'withheld'; due: number; total: number };

export interface RetentionOptions {
  retentionDays: number;
  /** Milliseconds since 1970. */
  now?: number;
  signal?: AbortSignal;
}

/**
 * Deletes records older than the retention period, old unconfirmed alerts, and old emails. It deletes
 * nothing if more than half of all records are due, since the clock or the setting may be wrong. Then
 * the operator's `retention apply` deletes them.
 */
export async function applyRetention(
  database: Database,
  { retentionDays, now = Date.now(), signal }: RetentionOptions,
): Promise<RetentionReport> {
  const { queries } = database;
  const before = instantAfter(-retentionDays * day, now);
  // Counted in this order, since another instance may delete records between the two counts.
  const total = await countRecordsBefore(queries, endOfTime);
  const due = await countRecordsBefore(queries, before);
  if (due * 2 > total) return { outcome: 'withheld', due, total };
  const options: DeletionOptions = {
    signal,
    async onBatch(deleted, transaction) {
      const act = { operator: 'server', command: 'retention apply', records: countRows(deleted) };
      await saveAuditEntry(transaction, act);
    },
  };
  const deleted = await deleteRecordsBefore(database, before, options);
  addCounts(deleted, await deleteUnconfirmedAlerts(database, now, options));
  addCounts(deleted, await deleteOldEmails(database, now, options));
  await saveServerState(queries, 'lastRetention', instantAfter(0, now));
  return { outcome: 'success', ...deleted };
}
