import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { hashFile } from '../files/hashed-files.ts';
import { backupPaths, readSums, toBackupPath } from './backup-folder.ts';
import { readDump } from './postgres-copy.ts';
import { readSqliteCopy, type CopyContent } from './sqlite-copy.ts';
import { forEachConcurrently, type Task } from './task.ts';

const maxProblems = 20;

/**
 * Compares every byte of a backup with its hashes, runs the database's own check on its copy, and
 * looks for each file that the copy names. Needs no settings, and changes nothing.
 * @returns what it holds; `missing` are the names of files that the store did not have.
 * @throws OperatorError if the backup is incomplete or damaged.
 */
export async function verifyBackup(folder: string, { signal, startStep }: Task) {
  const sums = await readSums(folder);
  await startStep('Checking files');
  const problems: string[] = [];
  await forEachConcurrently([...sums], signal, async ([path, sha256]) => {
    const found = await hashFile(join(folder, path), signal).catch(ignoreMissing);
    if (found === undefined) problems.push(`${path} is missing.`);
    else if (found.sha256 !== sha256) problems.push(`${path} has changed.`);
  });
  assertWhole(problems);
  await startStep('Checking the database');
  const dialect = sums.has(backupPaths.databases.sqlite) ? 'sqlite' : 'postgres';
  const { files: named, storagePrefix } = await readCopy(folder, dialect, signal);
  const files = named.map(({ name }) => name).filter((name) => sums.has(toBackupPath(name)));
  const missing = (await readFile(join(folder, backupPaths.missing), 'utf8')).split('\n');
  const known = new Set([...files, ...missing]);
  assertWhole(
    named
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => `${toBackupPath(name)} is missing, though the database names it.`),
  );
  return { sums, dialect, storagePrefix, files, missing: missing.filter(Boolean) } as const;
}

function assertWhole(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const rest = problems.length - maxProblems;
  const more = rest > 0 ? [`and ${rest} more.`] : [];
  const lines = [...problems.slice(0, maxProblems), ...more];
  throw new OperatorError(`${lines.join('\n')}\nThe backup is damaged: use another one.`);
}

async function readCopy(
  folder: string,
  dialect: Database['dialect'],
  signal: AbortSignal,
): Promise<CopyContent> {
  const path = join(folder, backupPaths.databases[dialect]);
  try {
    return await (dialect === 'sqlite' ? readSqliteCopy(path) : readDump(path, signal));
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `${backupPaths.databases[dialect]} cannot be read: ${reason}\nIf a program is missing, install it; otherwise use another backup.`,
      { cause: error },
    );
  }
}
