import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Queries } from '../database/open-database.ts';
import type { AuditEntryRow } from '../database/schema.ts';

/**
 * Records who read or removed how much personal data, with which command; never whose data it was.
 * Before it is done `records` is null, so that a process that is killed leaves its entry too. @returns
 * the entry's id, for `finishAuditEntry`.
 */
export async function saveAuditEntry(
  queries: Queries,
  act: Pick<AuditEntryRow, 'operator' | 'command' | 'records'>,
): Promise<string> {
  const row = { id: randomUUID(), at: new Date().toISOString(), ...act };
  await queries.insertInto('auditLog').values(row).execute();
  return row.id;
}

/** Adds to an entry how many records were read or removed. */
export async function finishAuditEntry(
  queries: Queries,
  id: string,
  records: number,
): Promise<void> {
  await queries.updateTable('auditLog').set({ records }).where('id', '=', id).execute();
}

/** Lists what was recorded since an ISO instant, newest first. */
export async function listAuditEntries(queries: Queries, since = ''): Promise<AuditEntryRow[]> {
  const query = queries.selectFrom('auditLog').selectAll().where('at', '>=', since);
  return query.orderBy('at', 'desc').orderBy('id').execute();
}

/** Names the system's user who runs a command; behind sudo, the one who called it. */
export function findOperator(sudoUser: string | undefined): string {
  return sudoUser ?? findUserName();
}

function findUserName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    // A container may run with a number that no line of /etc/passwd names.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
