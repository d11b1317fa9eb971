import { writeFile } from 'node:fs/promises';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { syncFile } from '../files/local-files.ts';
import {
  queryTimeouts,
  type Database,
  type DatabaseConfig,
  type Queries,
} from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { createSqliteFile } from '../database/sqlite-files.ts';
import { listNamedFiles } from '../uploads/file-records.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';

interface SnapshotOptions {
  config: DatabaseConfig;
  database: Database;
  /** The file to write. */
  path: string;
  signal: AbortSignal;
}

/** Copies a database as it is at one instant, while visitors write to it, and reads the copy. */
export async function takeSnapshot(options: SnapshotOptions) {
  const { url, file } = options.config;
  if (url !== undefined) return takePostgresSnapshot(options, url);
  await copySqlite(options, file);
  await using queries = openReadOnly(options.path);
  return await readSnapshot(queries, null);
}

/** @param postgresVersion the major version of the program that wrote a dump; null for SQLite. */
async function readSnapshot(queries: Queries, postgresVersion: number | null) {
  const migrations = sql<{ name: string }>`select name from migrations order by name`;
  return {
    postgresVersion,
    migrations: (await migrations.execute(queries)).rows.map(({ name }) => name),
    tables: await countRows(queries),
    storagePrefix: await findStoragePrefix(queries),
    files: await Array.fromAsync(listNamedFiles(queries)),
  };
}

/** Counts the rows of every table that a backup holds, including those of other programs. */
export async function countRows(queries: Queries): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { schema = 'main', name, isView } of await queries.introspection.getTables()) {
    if (isView) continue;
    const rows = sql<{
      count: number | string;
    }>`select count(*) as count from ${sql.id(schema, name)}`;
    counts[name] = (counts[name] ?? 0) + Number((await rows.execute(queries)).rows[0]?.count);
  }
  return counts;
}

/** Opens a copy of a SQLite database; nothing is created beside it. */
export function openReadOnly(path: string): Kysely<Tables> {
  const database = new BetterSqlite(path, { readonly: true, fileMustExist: true });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Between two steps, the process handles other events, such as Ctrl-C. */
const pagesPerStep = 2000;

async function copySqlite({ path, signal }: SnapshotOptions, file: string): Promise<void> {
  createSqliteFile(path);
  const timeout = queryTimeouts.operator;
  const source = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout });
  try {
    // Without a transaction, the copy restarts after each commit of the server.
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
  copy.close();
  await syncFile(path);
}

async function takePostgresSnapshot(
  { database: { queries }, path, signal }: SnapshotOptions,
  url: string,
) {
  const program = await findPostgresProgram('pg_dump', await readServerVersion(queries));
  const transaction = queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only');
  return transaction.execute(async (view) => {
    // This connection is idle while the dump is written.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(view);
    const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(view);
    // pg_dump would create it readable by other users.
    await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    const args = ['--format=custom', '--no-owner', '--no-privileges', '--no-password'];
    const { ended } = startPostgresProgram(
      program,
      [...args, `--snapshot=${rows[0]?.id}`, '--lock-wait-timeout=10s', `--file=${path}`],
      { url, signal },
    );
    await ended;
    await syncFile(path);
    return readSnapshot(view, program.version);
  });
}

export async function readServerVersion(queries: Queries): Promise<number> {
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(
    queries,
  );
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}
