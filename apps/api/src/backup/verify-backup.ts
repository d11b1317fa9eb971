import { access, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Tables } from '../database/schema.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { hashFile } from '../files/local-files.ts';
import {
  backupEntries,
  findStoredName,
  readFacts,
  readManifest,
  toBackupPath,
  type BackupFacts,
} from './backup-format.ts';
import { findPostgresProgram } from './postgres-programs.ts';
import { readDump, readSqliteCopy, type CopyContent } from './read-copy.ts';
import { forEachAtOnce, type Task } from './task.ts';

export type Verification = Awaited<ReturnType<typeof verifyBackup>>;

/**
 * Compares every byte of a backup with its manifest, runs the database's own check on its copy, and
 * compares the manifest with what the copy says. Needs no settings, and changes nothing.
 * @throws OperatorError if the folder has no complete backup, or PostgreSQL's programs are missing.
 */
export async function verifyBackup(folder: string, { signal, startStep }: Task) {
  const paths = await listFiles(folder);
  const facts = await readFacts(folder);
  const readCopy = await prepareReading(folder, facts, signal);
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
  for (const path of paths) {
    if (path === backupEntries.manifest || hashes.has(path)) continue;
    problems.push(`${path} is not in the manifest.`);
  }
  await startStep('Reading the database');
  try {
    problems.push(...compareWithCopy(await readCopy(), facts, hashes));
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(`The copy of the database cannot be read: ${reason}`);
  }
  return { facts, problems };
}

/**
 * Lists the files of a backup; links, pipes and the like are never opened.
 * @throws OperatorError if it has any of them, or is not complete.
 */
async function listFiles(folder: string): Promise<string[]> {
  await access(folder).catch((cause: unknown) => {
    throw new OperatorError(
      `There is no folder ${folder}, or it cannot be read. Name the folder of a backup.`,
      { cause },
    );
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths: string[] = [];
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile()) paths.push(path);
    else if (path !== backupEntries.files || !entry.isDirectory()) {
      throw new OperatorError(
        `Not a regular file: ${path}. Nothing was read. Name the folder of one backup, or use another backup.`,
      );
    }
  }
  if (paths.includes(backupEntries.manifest)) return paths;
  throw new OperatorError(
    `${folder} is not a complete backup: it has no ${backupEntries.manifest}, which is written last. Use another backup, and delete this one if "backup create" made it.`,
  );
}

/** Finds the program that a dump needs before the files are read, which may take long. */
async function prepareReading(
  folder: string,
  { database, postgresVersion }: BackupFacts,
  signal: AbortSignal,
): Promise<() => Promise<CopyContent>> {
  const path = join(folder, backupEntries.databases[database]);
  if (database === 'sqlite') return () => readSqliteCopy(path);
  const pgRestore = await findPostgresProgram('pg_restore', postgresVersion ?? 0);
  return () => readDump(path, pgRestore, signal);
}

/**
 * The tables that a backup holds completely: dumps omit some rows of other tables, such as those of
 * extensions.
 */
const ownTables: Record<keyof Tables, true> = {
  jobs: true,
  applications: true,
  applicationFiles: true,
  contactRequests: true,
  jobAlerts: true,
  outbox_emails: true,
  pendingRemovals: true,
  idempotencyKeys: true,
  serverState: true,
  auditLog: true,
};

/** Lists the differences between the copied database and the manifest with `backup.json`. */
function compareWithCopy(
  { tables, files }: CopyContent,
  { tables: backedUp, missing, removed, damaged }: BackupFacts,
  hashes: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = [];
  for (const table of Object.keys(ownTables)) {
    const [found, expected] = [tables[table] ?? 0, backedUp[table] ?? 0];
    if (found === expected) continue;
    problems.push(`The table ${table} has ${found} rows in place of ${expected}.`);
  }
  const absent = new Set([...missing, ...removed]);
  for (const { name, sha256 } of files) {
    const path = toBackupPath(name);
    const hash = hashes.get(path);
    if (hash === undefined && !absent.has(name)) {
      problems.push(`${path} is missing, though the database names it.`);
    } else if (hash !== undefined && hash !== sha256 && !damaged.includes(name)) {
      problems.push(`${path} is not what the database says.`);
    }
  }
  const named = new Set(files.map(({ name }) => name));
  for (const path of hashes.keys()) {
    const name = findStoredName(path);
    if (name === undefined || named.has(name)) continue;
    problems.push(`${path} is not named by the database.`);
  }
  return problems;
}
