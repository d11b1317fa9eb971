import { access, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ignoreMissing } from '../files/error-code.ts';
import { hashFile } from '../files/hash-file.ts';
import {
  backupEntries,
  BackupError,
  listManifest,
  readFacts,
  toBackupPath,
  type BackupFacts,
  type ManifestEntry,
} from './backup-format.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';
import { openReadOnly } from './take-snapshot.ts';
import { forEachAtOnce, type Task } from './task.ts';

/** What was found in a backup. */
export interface Verification {
  facts: BackupFacts;
  problems: Problems;
  /** Why the database's own check was not made; undefined if it was. */
  unread: string | undefined;
}

/** The number of problems, and the first of them. */
export interface Problems {
  count: number;
  first: string[];
}

const maxProblems = 20;
const concurrency = 4;

/**
 * Compares every byte of a backup with its manifest, and runs the database's own check on its copy.
 * Needs no settings, and changes nothing.
 * @throws BackupError if the folder has no complete backup.
 */
export async function verifyBackup(folder: string, task: Task): Promise<Verification> {
  await assertWhole(folder);
  const facts = await readFacts(folder);
  const problems: Problems = { count: 0, first: [] };
  const report = (problem: string) => {
    problems.count += 1;
    if (problems.first.length < maxProblems) problems.first.push(problem);
  };
  await task.startStep('Reading files');
  const listed = await compareHashes(folder, task.signal, report);
  for await (const path of listFolder(folder)) {
    if (!listed.has(path)) report(`${path} is not in the manifest.`);
  }
  await task.startStep('Reading the database');
  const unread = await tryDatabase(folder, facts, task.signal, report);
  return { facts, problems, unread };
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

/** @returns the paths that the manifest lists. */
async function compareHashes(
  folder: string,
  signal: AbortSignal,
  report: (problem: string) => void,
): Promise<Set<string>> {
  const listed = new Set<string>();
  await forEachAtOnce(listEntries(), concurrency, signal, async ({ path, sha256 }) => {
    const found = await hashFile(join(folder, path), signal).catch(ignoreMissing);
    if (found === undefined) report(`${path} is missing.`);
    else if (found.sha256 !== sha256) report(`${path} has changed.`);
  });
  return listed;

  async function* listEntries(): AsyncGenerator<ManifestEntry> {
    let number = 0;
    for await (const entry of listManifest(folder)) {
      number += 1;
      if (entry === undefined || listed.has(entry.path)) {
        report(`Line ${number} of ${backupEntries.manifest} is damaged.`);
      } else {
        listed.add(entry.path);
        yield entry;
      }
    }
  }
}

async function* listFolder(folder: string): AsyncGenerator<string> {
  for await (const { name } of await opendir(folder)) {
    if (name !== backupEntries.manifest && name !== backupEntries.files) yield name;
  }
  // If the folder is missing, each of its files has been reported.
  const files = await opendir(join(folder, backupEntries.files)).catch(ignoreMissing);
  for await (const { name } of files ?? []) yield toBackupPath(name);
}

/** @returns why the copy cannot be checked on this machine, which is not a fault of the backup. */
async function tryDatabase(
  folder: string,
  { database, postgresVersion }: BackupFacts,
  signal: AbortSignal,
  report: (problem: string) => void,
): Promise<string | undefined> {
  const path = join(folder, backupEntries.databases[database]);
  try {
    if (database === 'sqlite') {
      await checkSqlite(path);
      return undefined;
    }
    const pgRestore = await findPostgresProgram('pg_restore', postgresVersion ?? 0).catch(
      (error: unknown) => {
        if (error instanceof BackupError) return error.message;
        throw error;
      },
    );
    if (typeof pgRestore === 'string') return pgRestore;
    const { child, ended } = startPostgresProgram(pgRestore, ['--list', path], { signal });
    child.stdout?.resume();
    await ended;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    report(`The copy of the database cannot be read: ${reason}`);
  }
  return undefined;
}

async function checkSqlite(path: string): Promise<void> {
  await using queries = openReadOnly(path);
  const check = sql<{ integrity_check: string }>`pragma integrity_check(5)`;
  const results = (await check.execute(queries)).rows.map((row) => row.integrity_check);
  if (results.join() !== 'ok') throw new Error(results.join('; '));
}
