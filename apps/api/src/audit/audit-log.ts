import { randomUUID } from 'node:crypto';
import type { Queries } from '../database/open-database.ts';
import type { AuditEntryRow } from '../database/schema.ts';

/** Records that personal data was read or removed: by whom and with which command, never whose. */
export async function saveAuditEntry(
  queries: Queries,
  entry: Pick<AuditEntryRow, 'operator' | 'command' | 'records'>,
): Promise<void> {
  const row = { ...entry, id: randomUUID(), at: new Date().toISOString() };
  await queries.insertInto('auditLog').values(row).execute();
}

/** Lists what was recorded since an ISO instant, newest first. */
export async function listAuditEntries(
  queries: Queries,
  since: string | undefined,
): Promise<AuditEntryRow[]> {
  let query = queries.selectFrom('auditLog').selectAll();
  if (since !== undefined) query = query.where('at', '>=', since);
  return query.orderBy('at', 'desc').execute();
}
