import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseConfig, Queries } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import {
  createFolder,
  hashFile,
  saveDurably,
  syncFile,
  syncFolder,
  type HashedFile,
} from '../files/local-files.ts';
import { hasCode, isDiskFull } from '../files/error-code.ts';
import { listNamedFiles, type NamedFile } from '../uploads/file-records.ts';
import {
  copyStoredFile,
  MissingFileError,
  UnreadableFileError,
  type FileStore,
} from '../uploads/storage/file-store.ts';
import {
  backupEntries,
  toBackupPath,
  toManifestLine,
  type BackupFacts,
  type ManifestEntry,
} from './backup-format.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { forEachAtOnce, retry, type Task } from './task.ts';

/** What is backed up; visitors may be writing to it. */
export interface BackupSource {
  config: DatabaseConfig;
  database: Database;
  store: FileStore;
}

/**
 * Writes a backup of everything acknowledged before it began into a new folder.
 * @throws OperatorError if it fails; the incomplete backup is deleted.
 */
export async function createBackup(source: BackupSource, folder: string, task: Task) {
  await createFolder(folder);
  const notEmpty = new OperatorError(
    `${folder} is not empty. Name a new or empty folder: each backup needs a separate one.`,
  );
  if ((await readdir(folder)).length > 0) throw notEmpty;
  // It fails for the second of two backups that begin at the same moment.
  await mkdir(join(folder, backupEntries.files), { mode: 0o700 }).catch((error: unknown) => {
    throw hasCode(error, 'EEXIST') ? notEmpty : error;
  });
  try {
    return await writeBackup(source, folder, task);
  } catch (error) {
    await deleteUnfinished(folder).catch((cause: unknown) => {
      throw new OperatorError(
        `The backup could not be finished, and its files could not be deleted. Delete ${folder}: it contains personal data.`,
        { cause },
      );
    });
    const removed = 'The incomplete backup was deleted.';
    if (isDiskFull(error)) throw new OperatorError(`The disk of ${folder} is full. ${removed}`);
    if (error instanceof OperatorError) throw new OperatorError(`${error.message}\n${removed}`);
    throw error;
  }
}

/** Deletes only the files of the backup: another program may have written into the folder. */
async function deleteUnfinished(folder: string): Promise<void> {
  const { databases, ...others } = backupEntries;
  const own: string[] = [...Object.values(others), ...Object.values(databases)];
  for (const name of await readdir(folder)) {
    // The names of SQLite's companion files begin with that of the database.
    if (!own.includes(name.replace(/-(?:journal|wal|shm)$/, ''))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Copies most files before the database, so that few can be replaced after its snapshot. */
async function writeBackup(
  { config, database, store }: BackupSource,
  folder: string,
  { signal, startStep }: Task,
): Promise<BackupFacts> {
  const { queries, dialect } = database;
  const copies = new Map<string, HashedFile>();
  const copyFiles = (files: readonly NamedFile[]) =>
    forEachAtOnce(files, signal, async ({ name }) => {
      if (copies.has(name)) return;
      const copy = await copyDurably(store, name, join(folder, toBackupPath(name)));
      if (copy !== undefined) copies.set(name, copy);
    });
  await startStep('Copying files');
  await copyFiles(await Array.fromAsync(listNamedFiles(queries)));
  await startStep('Copying the database');
  const createdAt = new Date().toISOString();
  const path = join(folder, backupEntries.databases[dialect]);
  const { files: named, ...snapshot } = await takeSnapshot({ config, database, path, signal });
  await copyFiles(named);

  const { entries, ...found } = await compareCopies(named, copies, queries);
  const isNamed = new Set(entries.map((entry) => entry.path));
  for (const name of copies.keys()) {
    // Its sender replaced or deleted it before the snapshot.
    if (!isNamed.has(toBackupPath(name))) await rm(join(folder, toBackupPath(name)));
  }
  const facts: BackupFacts = {
    format: 1,
    id: randomUUID(),
    createdAt,
    database: dialect,
    ...snapshot,
    ...found,
  };
  const text = `${JSON.stringify(facts, undefined, 2)}\n`;
  await writeFile(join(folder, backupEntries.facts), text, { mode: 0o600, flush: true });
  for (const own of [backupEntries.databases[dialect], backupEntries.facts]) {
    const { sha256 } = await hashFile(join(folder, own), signal);
    entries.unshift({ path: own, sha256 });
  }
  await syncFolder(join(folder, backupEntries.files));
  // Written last: without it, the backup is incomplete.
  const manifest = Buffer.from(entries.map(toManifestLine).join(''));
  await saveDurably(join(folder, backupEntries.manifest), manifest);
  return facts;
}

/** Compares the copies with the records of the snapshot. @param live the current database. */
async function compareCopies(
  named: readonly NamedFile[],
  copies: ReadonlyMap<string, HashedFile>,
  live: Queries,
) {
  const files = { count: 0, bytes: 0 };
  const [removed, missing, damaged]: [string[], string[], string[]] = [[], [], []];
  const entries: ManifestEntry[] = [];
  for (const { name, sha256 } of named) {
    const copy = copies.get(name);
    if (copy === undefined) {
      const query = live.selectFrom('applicationFiles').select('name').where('name', '=', name);
      const isNamed = (await query.executeTakeFirst()) !== undefined;
      (isNamed ? missing : removed).push(name);
      continue;
    }
    if (copy.sha256 !== sha256) damaged.push(name);
    files.count += 1;
    files.bytes += copy.size;
    entries.push({ path: toBackupPath(name), sha256: copy.sha256 });
  }
  return { files, removed, missing, damaged, entries };
}

/**
 * Copies a file from the store to `path`, so that it survives a power cut.
 * @returns undefined if the store does not have it.
 * @throws OperatorError if the store fails to respond several times.
 */
async function copyDurably(
  store: FileStore,
  name: string,
  path: string,
): Promise<HashedFile | undefined> {
  const copyOnce = async () => {
    try {
      const copied = await copyStoredFile(store, name, path);
      await syncFile(path);
      return copied;
    } catch (error) {
      await rm(path, { force: true });
      const isUnreadable = error instanceof UnreadableFileError;
      if (isUnreadable && error.cause instanceof MissingFileError) return undefined;
      throw error;
    }
  };
  return retry(
    copyOnce,
    UnreadableFileError,
    ({ message }) =>
      `The file store does not respond: ${message}. Check that it can be reached, and run the command again.`,
  );
}
