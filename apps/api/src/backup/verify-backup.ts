import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ignoreMissing } from '../files/error-code.ts';
import { hashFile } from '../files/hash-file.ts';
import {
  backupEntries,
  BackupError,
  readFacts,
  readManifest,
  type BackupFacts,
} from './backup-format.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';
import { openReadOnly } from './take-snapshot.ts';
import { forEachAtOnce, type Task } from './task.ts';

/** What was found in a backup. */
export interface Verification {
  facts: BackupFacts;
  problems: readonly string[];
}

/**
 * Compares every byte of a backup with its manifest, and runs the database's own check on its copy.
 * Needs no settings, and changes nothing.
 * @throws BackupError if the folder has no complete backup, or PostgreSQL's programs are missing.
 */
export async function verifyBackup(
  folder: string,
  { signal, startStep }: Task,
): Promise<Verification> {
  await assertWhole(folder);
  const facts = await readFacts(folder);
  const checkDatabase = await prepareCheck(folder, facts, signal);
  const problems: string[] = [];
  await startStep('Reading files');
  const hashes = new Map<string, string>();
  for (const [index, entry] of (await readManifest(folder)).entries()) {
    if (entry === undefined || hashes.has(entry.path)) {
      problems.push(`Line ${index + 1} of ${backupEntries.manifest} is damaged.`);
    } else {
      hashes.set(entry.path, entry.sha256);
    }
  }
  await forEachAtOnce([...hashes], signal, async ([path, sha256]) => {
    const found = await hashFile(join(folder, path), signal).catch(ignoreMissing);
    if (found === undefined) problems.push(`${path} is missing.`);
    else if (found.sha256 !== sha256) problems.push(`${path} has changed.`);
  });
  const { manifest, files } = backupEntries;
  for (const path of await readdir(folder, { recursive: true })) {
    if (path === manifest || path === files || hashes.has(path)) continue;
    problems.push(`${path} is not in the manifest.`);
  }
  await startStep('Reading the database');
  await checkDatabase().catch((error: unknown) => {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(`The copy of the database cannot be read: ${reason}`);
  });
  return { facts, problems };
}

async function assertWhole(folder: string): Promise<void> {
  await access(folder).catch((cause: unknown) => {
    throw new BackupError(`There is no folder ${folder}, or it cannot be read.`, { cause });
  });
  await access(join(folder, backupEntries.manifest)).catch((cause: unknown) => {
    throw new BackupError(
      `${folder} is not a complete backup: it has no ${backupEntries.manifest}, which is written last. Take another one, and delete this one.`,
      { cause },
    );
  });
}

/** Finds the program that a dump needs before the files are read, which may take long. */
async function prepareCheck(
  folder: string,
  { database, postgresVersion }: BackupFacts,
  signal: AbortSignal,
): Promise<() => Promise<void>> {
  const path = join(folder, backupEntries.databases[database]);
  if (database === 'sqlite') return () => checkSqlite(path);
  const pgRestore = await findPostgresProgram('pg_restore', postgresVersion ?? 0);
  return async () => {
    const { child, ended } = startPostgresProgram(pgRestore, ['--list', path], { signal });
    child.stdout.resume();
    await ended;
  };
}

async function checkSqlite(path: string): Promise<void> {
  await using queries = openReadOnly(path);
  const check = sql<{ integrity_check: string }>`pragma integrity_check(5)`;
  const results = (await check.execute(queries)).rows.map((row) => row.integrity_check);
  if (results.join() !== 'ok') throw new Error(results.join('; '));
}
