import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Queries } from '../database/open-database.ts';
import type { AuditEntryRow } from '../database/schema.ts';

/** Saves who ran which command, and how many personal records it read or removed; never whose. */
export async function saveAuditEntry(
  queries: Queries,
  act: Pick<AuditEntryRow, 'operator' | 'command' | 'records'>,
): Promise<string> {
  const row = { id: randomUUID(), at: new Date().toISOString(), ...act };
  await queries.insertInto('auditLog').values(row).execute();
  return row.id;
}

/**
 * Saves an entry in the audit log, runs `work`, and adds the number of records to the entry. Work that
 * fails or is killed has an entry too.
 */
export async function withAuditEntry<Result>(
  queries: Queries,
  act: Pick<AuditEntryRow, 'operator' | 'command'>,
  work: (countRecords: (count: number) => void) => Promise<Result>,
): Promise<Result> {
  const id = await saveAuditEntry(queries, { ...act, records: null });
  let records = 0;
  try {
    return await work((count) => {
      records += count;
    });
  } finally {
    await queries.updateTable('auditLog').set({ records }).where('id', '=', id).execute();
  }
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
    // A container may run with a user id that is not in /etc/passwd.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
