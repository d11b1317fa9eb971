import { sql } from 'kysely';
import type { Database } from './open-database.ts';

/** How long the operator waits for other processes that read what was deleted, in milliseconds. */
const operatorWait = 3000;

/**
 * Takes deleted rows out of SQLite's files: it overwrites them in place (`secure_delete`), but older
 * versions of its pages stay in the write-ahead log until it is emptied. Waiting for other processes
 * blocks the event loop.
 * @returns false if another process prevented it; undefined for PostgreSQL, which has no such operation.
 */
export async function overwriteDeleted(
  { dialect, queries }: Database,
  maxWait = operatorWait,
): Promise<boolean | undefined> {
  if (dialect === 'postgres') return undefined;
  return queries.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(maxWait)}`.execute(connection);
    try {
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      return (await checkpoint.execute(connection)).rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? maxWait)}`.execute(connection);
    }
  });
}
