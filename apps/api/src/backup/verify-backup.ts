import { access, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  backupEntries,
  BackupError,
  readFacts,
  toBackupPath,
  type BackupFacts,
  listManifest,
} from './backup-format.ts';
import { createBackupIndex, type BackupIndex } from './backup-index.ts';
import { compareDatabase } from './compare-database.ts';
import { forEachAtOnce, type Task } from './task.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { hashFile } from '../files/hash-file.ts';

/** What was found in a backup. */
export interface Verification {
  facts: BackupFacts;
  problems: Problems;
  /** Why the rows of the database were not read; undefined where they were. */
  unread: string | undefined;
}

/** What is wrong: all are counted, and the first are kept. */
export interface Problems {
  count: number;
  first: string[];
  /** Whether the database itself is as it was written. */
  isDatabaseWhole: boolean;
}

const maxProblems = 20;
const concurrency = 4;

/**
 * Reads all of a backup, and compares it with its manifest and with its database. It needs no
 * settings, and changes nothing.
 * @throws BackupError where the folder holds no whole backup.
 */
export async function verifyBackup(folder: string, task: Task): Promise<Verification> {
  await assertWhole(folder);
  const facts = await readFacts(folder);
  const index = createBackupIndex();
  const problems: Problems = { count: 0, first: [], isDatabaseWhole: true };
  const report = (problem: string) => {
    problems.count += 1;
    if (problems.first.length < maxProblems) problems.first.push(problem);
  };
  try {
    await task.withProgress('Listing files', facts.files.count, async (onFile) => {
      await readManifest(folder, index, report, onFile);
      await listFolder(folder, index);
    });
    const database = backupEntries.databases[facts.database];
    for (const path of index.listOnlyIn('manifest', 'folder')) {
      report(`${path} is missing.`);
      if (path === database) problems.isDatabaseWhole = false;
    }
    for (const path of index.listOnlyIn('folder', 'manifest')) report(`${path} is not part of it.`);
    await compareHashes(folder, index, task, (path) => {
      report(`${path} has changed.`);
      if (path === database) problems.isDatabaseWhole = false;
    });
    const unread = problems.isDatabaseWhole
      ? await task.withProgress('Reading the database', 1, () =>
          compareDatabase(folder, facts, { index, task, report }),
        )
      : 'the copy of the database is damaged';
    return { facts, problems, unread };
  } finally {
    index.close();
  }
}

async function assertWhole(folder: string): Promise<void> {
  await access(folder).catch((cause: unknown) => {
    throw new BackupError(`There is no folder ${folder}, or it cannot be read.`, { cause });
  });
  await access(join(folder, backupEntries.manifest)).catch((cause: unknown) => {
    throw new BackupError(
      `${folder} is no whole backup: it has no ${backupEntries.manifest}, which is written last. Take another one, and delete this one.`,
      { cause },
    );
  });
}

async function readManifest(
  folder: string,
  index: BackupIndex,
  report: (problem: string) => void,
  onLine: () => void,
): Promise<void> {
  let number = 0;
  for await (const entry of listManifest(folder)) {
    number += 1;
    const isNew = entry !== undefined && index.add('manifest', entry.path, entry.sha256);
    if (!isNew) report(`Line ${number} of ${backupEntries.manifest} is damaged.`);
    onLine();
  }
}

async function listFolder(folder: string, index: BackupIndex): Promise<void> {
  for await (const entry of await opendir(folder)) {
    if (entry.name === backupEntries.manifest) continue;
    if (entry.name !== backupEntries.files) index.add('folder', entry.name);
  }
  // Without the folder each of its files is reported as missing.
  const files = await opendir(join(folder, backupEntries.files)).catch(ignoreMissing);
  for await (const { name } of files ?? []) index.add('folder', toBackupPath(name));
}

async function compareHashes(
  folder: string,
  index: BackupIndex,
  { signal, withProgress }: Task,
  onChanged: (path: string) => void,
): Promise<void> {
  await withProgress('Reading files', index.count('manifest'), (advance) =>
    forEachAtOnce(
      index.listInBoth('manifest', 'folder'),
      concurrency,
      signal,
      async ({ path, sha256 }) => {
        const found = await hashFile(join(folder, path), signal);
        if (found.sha256 !== sha256) onChanged(path);
        advance();
      },
    ),
  );
}
