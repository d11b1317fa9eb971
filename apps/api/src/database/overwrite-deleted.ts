import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries } from './open-database.ts';

/** How long the operator waits for other processes that read what was deleted, in milliseconds. */
const operatorWait = 3000;

/** The tables whose rows hold personal data, or name what does. */
const tables = [
  'applications',
  'applicationFiles',
  'contactRequests',
  'jobAlerts',
  'outbox_emails',
  'emailSecrets',
  'idempotencyKeys',
  'pendingRemovals',
];

/**
 * Takes deleted rows out of the database's files as far as it can. SQLite overwrites them in place
 * (`secure_delete`), but older versions of its pages stay in the write-ahead log until it is emptied.
 * PostgreSQL keeps deleted rows until they are vacuumed; from then on nothing reads their bytes, which
 * stay in its files until their place is used again. With SQLite, waiting for other processes stops
 * the event loop.
 * @returns false where another process held it up.
 */
export async function overwriteDeleted(
  database: Database,
  maxWait = operatorWait,
): Promise<boolean> {
  return database.dialect === 'sqlite' ? emptyLog(database, maxWait) : vacuum(database, maxWait);
}

async function emptyLog({ queries }: Database, maxWait: number): Promise<boolean> {
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

async function vacuum({ queries }: Database, maxWait: number): Promise<boolean> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  const end = performance.now() + maxWait;
  // What an older transaction may still read is not vacuumed.
  let isHeld = await hasOlderTransaction(queries, rows[0]?.now);
  while (isHeld && performance.now() < end) {
    await pause(50);
    isHeld = await hasOlderTransaction(queries, rows[0]?.now);
  }
  await sql`vacuum ${sql.join(tables.map((table) => sql.table(table)))}`.execute(queries);
  return !isHeld;
}

async function hasOlderTransaction(queries: Queries, instant: Date | undefined): Promise<boolean> {
  const older = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_xmin is not null and xact_start < ${instant}
    limit 1`.execute(queries);
  return older.rows.length > 0;
}
