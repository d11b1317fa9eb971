import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { lockNumbers, type Database } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { createFolder, identifyFile } from '../files/local-files.ts';
import { hasCode } from '../files/error-code.ts';

/** The operating system releases the lock on this file, even if the restore is killed. */
export const lockName = 'restore.lock';

const refusal = 'Another restore into this place is running. Nothing was changed.';

/**
 * Runs a restore while no other one runs in the same data folder or PostgreSQL database.
 * @throws OperatorError if another one runs.
 */
export async function withRestoreLock(
  dataDir: string,
  database: Database | undefined,
  work: () => Promise<void>,
): Promise<void> {
  await createFolder(dataDir);
  const path = join(dataDir, lockName);
  await writeFile(path, '', { flag: 'a', mode: 0o600 });
  const identity = identifyFile(path);
  const lock = new BetterSqlite(path, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    // A restore that just ended removed the file after it was opened here.
    if (identifyFile(path) !== identity) throw new OperatorError(refusal);
    try {
      await (database === undefined ? work() : withDatabaseLock(database, work));
    } finally {
      await rm(path, { force: true });
    }
  } catch (error) {
    throw hasCode(error, 'SQLITE_BUSY') ? new OperatorError(refusal) : error;
  } finally {
    lock.close();
  }
}

async function withDatabaseLock({ queries }: Database, work: () => Promise<void>): Promise<void> {
  await queries.transaction().execute(async (holder) => {
    // This connection is idle while the backup is restored.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder);
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(${lockNumbers.restore}) as "isFree"`.execute(holder);
    if (rows[0]?.isFree !== true) throw new OperatorError(refusal);
    await work();
  });
}
