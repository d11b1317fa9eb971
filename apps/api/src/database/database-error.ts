import BetterSqlite from 'better-sqlite3';
import pg from 'pg';

export type DatabaseFault = 'duplicate' | 'down' | 'disk-full' | 'other';

const sqliteFaults: Readonly<Record<string, DatabaseFault>> = {
  SQLITE_CONSTRAINT_PRIMARYKEY: 'duplicate',
  SQLITE_CONSTRAINT_UNIQUE: 'duplicate',
  SQLITE_FULL: 'disk-full',
  SQLITE_BUSY: 'down',
  SQLITE_LOCKED: 'down',
  SQLITE_CANTOPEN: 'down',
  SQLITE_READONLY: 'down',
};

// PostgreSQL appendix A: class 08 connection, 53 resources, 57 operator intervention.
const postgresFaults: readonly (readonly [string, DatabaseFault])[] = [
  ['23505', 'duplicate'],
  ['53100', 'disk-full'],
  ['53', 'down'],
  ['08', 'down'],
  ['57', 'down'],
  ['40', 'down'],
  ['55P03', 'down'],
];

// What node and the pg driver say when nobody answers at the other end.
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
]);
const driverMessages =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Tells what went wrong in a query; undefined where the error is not the database's. */
export function findDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof BetterSqlite.SqliteError) {
    if (error.code.startsWith('SQLITE_IOERR')) return 'down';
    return sqliteFaults[error.code] ?? 'other';
  }
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? '';
    return postgresFaults.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'other';
  }
  if (driverMessages.test(error.message)) return 'down';
  // A host with two addresses reports both failures in one AggregateError.
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && networkCodes.has(code) && 'syscall' in error
    ? 'down'
    : undefined;
}
