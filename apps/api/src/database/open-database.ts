import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { createPostgresDialect } from './postgres-dialect.ts';
import type { Tables } from './schema.ts';
import { createSqliteDialect, readSqliteFile } from './sqlite-dialect.ts';

/** Runs queries: the database, or a transaction on it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;

export interface Database extends AsyncDisposable {
  dialect: 'sqlite' | 'postgres';
  queries: Kysely<Tables>;
  /** Runs a transaction that has reached the disk when it resolves; see `createGroupCommit`. */
  commit: GroupCommit;
  /** Commits without fsync. Only for idempotent updates: a power cut may undo them. */
  withoutFsync<Result>(
    work: (transaction: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Makes other transactions with the same lock wait until this one ends, on every instance; with a
   * key, only those with the same key. SQLite runs one transaction at a time anyway.
   */
  lock(transaction: Transaction<Tables>, name: LockName, key?: string): Promise<void>;
  /** @throws if the database cannot be read now, or is no longer the one that was opened. */
  check(): Promise<void>;
}

export interface DatabaseConfig {
  file: string;
  url: string | undefined;
  poolSize: number;
}

/** The keys of PostgreSQL's advisory locks. No other program that uses the database may use them. */
export const lockNumbers = {
  migrations: 7_420_661,
  outbox: 7_420_662,
  alertAddress: 7_420_663,
  alerts: 7_420_664,
  retention: 7_420_666,
  recipient: 7_420_667,
};

export type LockName = keyof typeof lockNumbers;

/** Milliseconds that one statement may take. */
export const queryTimeouts = {
  /** A visitor's request waits at most three times, which stays under ten seconds. */
  visitor: 2500,
  /** May count the rows of a large table. */
  backup: 30_000,
  /** Migrations, imports and clean-ups may wait for each other. */
  operator: 120_000,
};

/** Opens PostgreSQL if a `url` is set, else the SQLite file, which it creates. */
export function openDatabase(config: DatabaseConfig, queryTimeout: number): Database {
  const dialect = config.url === undefined ? 'sqlite' : 'postgres';
  const queries = new Kysely<Tables>({
    dialect:
      config.url === undefined
        ? createSqliteDialect(config.file, queryTimeout)
        : createPostgresDialect(config.url, config.poolSize, queryTimeout),
  });
  return {
    dialect,
    queries,
    // PostgreSQL lets transactions of several connections share a flush by itself.
    commit:
      dialect === 'sqlite'
        ? createGroupCommit(queries)
        : (work) => queries.transaction().execute(work),
    withoutFsync: (work) =>
      dialect === 'sqlite'
        ? commitSqliteWithoutFsync(queries, work)
        : commitPostgresWithoutFsync(queries, work),
    async lock(transaction, name, key) {
      if (dialect === 'sqlite') return;
      const number = lockNumbers[name];
      const lock =
        key === undefined
          ? sql`select pg_advisory_xact_lock(${number})`
          : sql`select pg_advisory_xact_lock(${number}, hashtext(${key}))`;
      await lock.execute(transaction);
    },
    async check() {
      await sql`select name from "serverState" limit 1`.execute(queries);
      if (dialect === 'sqlite') readSqliteFile(config.file);
    },
    [Symbol.asyncDispose]: () => queries.destroy(),
  };
}

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

// The setting belongs to the only connection, which is held for as long as it differs.
async function commitSqliteWithoutFsync<Result>(queries: Kysely<Tables>, work: Work<Result>) {
  return queries.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

async function commitPostgresWithoutFsync<Result>(queries: Kysely<Tables>, work: Work<Result>) {
  return queries.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction);
    return work(transaction);
  });
}

/** How long the operator waits for other processes that read what was deleted, in milliseconds. */
const operatorWait = 3000;

/**
 * Removes deleted rows from SQLite's files: they are overwritten in place (`secure_delete`), but
 * older pages stay in the write-ahead log until it is emptied. Waiting for other processes blocks
 * the event loop.
 * @returns false if another process prevented it; undefined for PostgreSQL.
 */
export async function overwriteDeleted({ dialect, queries }: Database, maxWait = operatorWait) {
  if (dialect === 'postgres') return undefined;
  return queries.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = ${sql.lit(maxWait)}`.execute(connection);
    try {
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
      const end = performance.now() + maxWait;
      while ((await checkpoint.execute(connection)).rows[0]?.busy !== 0) {
        if (performance.now() >= end) return false;
        // SQLite waits for readers, but not for a checkpoint of another process.
        await pause(10);
      }
      return true;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? maxWait)}`.execute(connection);
    }
  });
}
