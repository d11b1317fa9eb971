import { link } from 'node:fs/promises';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { queryTimeouts } from '../database/open-database.ts';
import type { Tables } from '../database/schema.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { createSqliteFile } from '../database/sqlite-files.ts';
import { OperatorError } from '../errors.ts';
import { hasCode } from '../files/error-code.ts';
import { syncFile, syncFolder } from '../files/durable-files.ts';
import { listNamedFiles, type NamedFile } from '../uploads/file-records.ts';

/** What a backup needs to know of its copy of the database. */
export interface CopyContent {
  files: NamedFile[];
  /** The prefix of the files' keys in a bucket. */
  storagePrefix: string;
}

/** Copies a database as it is at one instant; its server reads and writes at the same time. */
export async function copySqlite(file: string, to: string): Promise<void> {
  // SQLite would create it readable by other users.
  createSqliteFile(to);
  const timeout = queryTimeouts.backup;
  const source = new BetterSqlite(file, { readonly: true, fileMustExist: true, timeout });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  await syncFile(to);
}

/** Opens a SQLite database; nothing is created beside it. */
export function openReadOnly(path: string): Kysely<Tables> {
  const database = new BetterSqlite(path, { readonly: true, fileMustExist: true });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** Runs SQLite's own check of a copy, and reads it. @throws Error with what SQLite found. */
export async function readSqliteCopy(path: string): Promise<CopyContent> {
  await using queries = openReadOnly(path);
  const check = sql<{ integrity_check: string }>`pragma integrity_check(5)`;
  const results = (await check.execute(queries)).rows.map((row) => row.integrity_check);
  if (results.join() !== 'ok') throw new Error(results.join('; '));
  return {
    files: await Array.fromAsync(listNamedFiles(queries)),
    storagePrefix: await findStoragePrefix(queries),
  };
}

/**
 * Holds the waiting emails and webhooks of a restored database: its original may have sent them since. Standard
 * SQL, which runs before the database can be used.
 */
export const holdEmails = `update outbox_emails
  set state = 'dead', "leaseToken" = null, "lastError" = 'held by "backup restore"'
  where state = 'waiting';`;

/** Gives a copy on the same disk its final name, in one step. @throws OperatorError if there is one. */
export async function restoreSqlite(copy: string, file: string): Promise<void> {
  const database = new BetterSqlite(copy);
  database.pragma('journal_mode = memory');
  database.pragma('secure_delete = ON');
  database.exec(holdEmails);
  database.close();
  await syncFile(copy);
  // Unlike a rename, it never replaces a database.
  await link(copy, file).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new OperatorError(
      `Another restore or a server has created ${file} during this restore. It was not changed.`,
    );
  });
  await syncFolder(dirname(file));
}
