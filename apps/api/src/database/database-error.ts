import BetterSqlite from 'better-sqlite3';
import pg from 'pg';
import { DatabaseReplacedError } from './sqlite-files.ts';

export type DatabaseError = 'duplicate' | 'down' | 'disk-full' | 'other';

/** The connection to PostgreSQL was rejected, cut, ended by the server or silent for too long. */
export class DatabaseConnectionError extends Error {
  override name = 'DatabaseConnectionError';

  constructor(cause?: unknown) {
    super('the connection to the database failed', { cause });
  }
}

// https://www.sqlite.org/rescode.html; an extended code begins with its primary code.
const sqliteErrors: readonly (readonly [string, DatabaseError])[] = [
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'duplicate'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'duplicate'],
  ['SQLITE_FULL', 'disk-full'],
  ['SQLITE_BUSY', 'down'],
  ['SQLITE_LOCKED', 'down'],
  ['SQLITE_PROTOCOL', 'down'],
  ['SQLITE_CANTOPEN', 'down'],
  ['SQLITE_READONLY', 'down'],
  ['SQLITE_IOERR', 'down'],
];

// PostgreSQL appendix A: class 08 connection, 53 resources, 57 operator intervention.
const postgresErrors: readonly (readonly [string, DatabaseError])[] = [
  ['23505', 'duplicate'],
  ['53100', 'disk-full'],
  ['53', 'down'],
  ['08', 'down'],
  ['57', 'down'],
  ['40', 'down'],
  ['55P03', 'down'],
];

/** Finds the kind of a database error; undefined for any other error. */
export function findDatabaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseConnectionError || error instanceof DatabaseReplacedError) {
    return 'down';
  }
  if (error instanceof BetterSqlite.SqliteError) return findByPrefix(sqliteErrors, error.code);
  if (error instanceof pg.DatabaseError) return findByPrefix(postgresErrors, error.code ?? '');
  return undefined;
}

function findByPrefix(errors: readonly (readonly [string, DatabaseError])[], code: string) {
  return errors.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'other';
}
