import { writeFile } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { syncFile } from '../files/durable-files.ts';
import {
  queryTimeouts,
  type Database,
  type DatabaseConfig,
  type Queries,
} from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { createSqliteFile } from '../database/sqlite-files.ts';
import { secretTables } from './database-facts.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';

/** What the copy of a database is, and a view of what is in it. */
export interface Snapshot {
  queries: Queries;
  postgresVersion: number | null;
}

export interface SnapshotOptions {
  config: DatabaseConfig;
  database: Database;
  /** The file to write. */
  path: string;
  signal: AbortSignal;
}

/**
 * Copies a database that is being written to as it is at one instant, and runs `work` with a view of
 * that instant.
 */
export async function withSnapshot<Result>(
  options: SnapshotOptions,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { url, file } = options.config;
  if (url !== undefined) return withPostgresSnapshot(options, url, work);
  await copySqlite(options, file);
  await using queries = openReadOnly(options.path);
  return await work({ queries, postgresVersion: null });
}

/** Opens a copy of a SQLite database; nothing is created beside it. */
export function openReadOnly(path: string): Kysely<Tables> {
  const database = new BetterSqlite(path, { readonly: true, fileMustExist: true });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Between two steps the process does other things, such as hearing Ctrl-C. */
const pagesPerStep = 2000;

async function copySqlite({ path, signal }: SnapshotOptions, file: string): Promise<void> {
  createSqliteFile(path);
  const timeout = queryTimeouts.operator;
  const source = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout });
  try {
    // Without its own transaction, the copy restarts after each commit of a visitor.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    await source.backup(path, {
      progress() {
        signal.throwIfAborted();
        return pagesPerStep;
      },
    });
  } finally {
    source.close();
  }
  const copy = new BetterSqlite(path);
  // A single file that can be read from a read-only folder.
  copy.pragma('journal_mode = delete');
  copy.pragma('secure_delete = ON');
  for (const table of secretTables) copy.exec(`delete from "${table}"`);
  copy.close();
  await syncFile(path);
}

async function withPostgresSnapshot<Result>(
  options: SnapshotOptions,
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const { queries } = options.database;
  const program = await findPostgresProgram('pg_dump', await readServerVersion(queries));
  const transaction = queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return transaction.execute(async (view) => {
    // It is idle while the dump is written.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(view);
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(view);
    // pg_dump itself would let others read it.
    await writeFile(options.path, '', { flag: 'wx', mode: 0o600 });
    const secrets = secretTables.map((table) => `--exclude-table-data=*."${table}"`);
    const args = [...secrets, '--format=custom', '--no-owner', '--no-privileges', '--no-password'];
    const { ended } = startPostgresProgram(
      program,
      [...args, '--lock-wait-timeout=10s', `--snapshot=${rows[0]?.id}`, `--file=${options.path}`],
      { url, signal: options.signal },
    );
    await ended;
    await syncFile(options.path);
    return work({ queries: view, postgresVersion: program.version });
  });
}

export async function readServerVersion(queries: Queries): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(
    queries,
  );
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}
