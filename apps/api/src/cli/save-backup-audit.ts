import { findOperator } from '../audit/find-operator.ts';
import { saveAuditEntry } from '../audit/audit-log.ts';
import type { Config } from '../config.ts';
import type { BackupFacts } from '../backup/backup-format.ts';
import type { Queries } from '../database/open-database.ts';
import { recordTables } from '../retention/delete-records.ts';

/** Records that everything was copied; a database of before the audit log has no place for it. */
export async function saveBackupAudit(
  queries: Queries,
  { sudoUser }: Config,
  command: string,
  { tables }: BackupFacts,
): Promise<void> {
  if (tables['auditLog'] === undefined) return;
  const records = recordTables.reduce((sum, table) => sum + (tables[table] ?? 0), 0);
  await saveAuditEntry(queries, { operator: findOperator(sudoUser), command, records });
}
