import pg from 'pg';
import { DatabaseConnectionError, findDatabaseError } from './database/database-error.ts';
import { OperatorError } from './errors.ts';
import { hasCode } from './files/error-code.ts';

/**
 * Explains an error of the settings, the database or the disk in one sentence that says what to check.
 * @param place what to check if a file or folder cannot be used.
 * @returns undefined for any other error, which needs its stack.
 */
export function explainSetupError(error: unknown, place: string): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof DatabaseConnectionError || error instanceof pg.DatabaseError) {
    if (findDatabaseError(error) !== 'down') return undefined;
    const cause = error instanceof DatabaseConnectionError ? error.cause : error;
    return `The database does not answer${describeCause(cause)}. Check DATABASE_URL, and that PostgreSQL runs.`;
  }
  if (hasCode(error, 'SQLITE_BUSY')) {
    return 'Another program has locked the database in DATA_DIR. Run this again once it has ended.';
  }
  if (hasCode(error, 'SQLITE_NOTADB', 'SQLITE_CORRUPT')) {
    return 'The file kestrova.sqlite in DATA_DIR is damaged, or is not a database. Check DATA_DIR, or restore a backup.';
  }
  if (findDatabaseError(error) === 'down' && error instanceof Error) {
    return `The database in DATA_DIR cannot be used (${error.message}). Check DATA_DIR, and that this user has the rights.`;
  }
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    return `A file or folder cannot be used: ${error.message}. Check ${place}, and that this user has the rights.`;
  }
  return undefined;
}

/** @returns the error's message in parentheses, or an empty text. */
export function describeCause(cause: unknown): string {
  // Node throws an AggregateError without a message if a host has several addresses.
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  const [first] = causes;
  return first instanceof Error ? ` (${first.message})` : '';
}
