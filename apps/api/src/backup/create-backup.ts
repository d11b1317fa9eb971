import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseConfig } from '../database/open-database.ts';
import { OperatorError } from '../errors.ts';
import { createFolder, saveDurably, syncFile, syncFolder } from '../files/durable-files.ts';
import { hashFile, type HashedFile } from '../files/hashed-files.ts';
import {
  copyStoredFile,
  MissingFileError,
  UnreadableFileError,
  type FileStore,
} from '../uploads/storage/file-store.ts';
import { backupPaths, toBackupPath } from './backup-folder.ts';
import { dumpPostgres, readDump } from './postgres-copy.ts';
import { copySqlite, readSqliteCopy } from './sqlite-copy.ts';
import { explainFailure, forEachConcurrently, retry, type Task } from './task.ts';

/** What is backed up; visitors may be writing to it. */
export interface BackupSource {
  config: DatabaseConfig;
  database: Database;
  store: FileStore;
}

/**
 * Writes a backup of everything acknowledged before it began into a new folder.
 * @returns the number of its files, and the names of those that were not copied as they were received.
 * @throws OperatorError if it fails; the incomplete backup is deleted.
 */
export async function createBackup(source: BackupSource, folder: string, task: Task) {
  await createFolder(folder);
  if ((await readdir(folder)).length > 0) {
    throw new OperatorError(
      `${folder} is not empty. Name a new or empty folder: each backup needs a separate one.`,
    );
  }
  // It fails for the second of two backups that begin at the same moment.
  await mkdir(join(folder, backupPaths.files), { mode: 0o700 });
  try {
    return await writeBackup(source, folder, task);
  } catch (error) {
    const { databases, ...others } = backupPaths;
    for (const path of [databases[source.database.dialect], ...Object.values(others)]) {
      await rm(join(folder, path), { recursive: true, force: true });
    }
    throw explainFailure(error, task, 'The incomplete backup was deleted.');
  }
}

async function writeBackup(source: BackupSource, folder: string, { signal, startStep }: Task) {
  const { store, database } = source;
  await startStep('Copying the database');
  const databasePath = backupPaths.databases[database.dialect];
  const named = await copyDatabase(source, join(folder, databasePath), signal);
  await startStep('Copying files');
  const hashes = new Map<string, string>();
  const found = {
    lost: new Array<string>(),
    damaged: new Array<string>(),
    removed: new Array<string>(),
  };
  await forEachConcurrently(named, signal, async ({ name, sha256 }) => {
    const path = toBackupPath(name);
    const copy = await copyDurably(store, name, join(folder, path));
    if (copy !== undefined) hashes.set(path, copy.sha256);
    else found[(await isNamed(database, name)) ? 'lost' : 'removed'].push(name);
    if (copy !== undefined && copy.sha256 !== sha256) found.damaged.push(name);
  });
  await syncFolder(join(folder, backupPaths.files));
  const missing = [...found.lost, ...found.removed].map((name) => `${name}\n`).join('');
  await writeFile(join(folder, backupPaths.missing), missing, { mode: 0o600, flush: true });
  for (const path of [databasePath, backupPaths.missing]) {
    hashes.set(path, (await hashFile(join(folder, path), signal)).sha256);
  }
  await startStep('Writing the hashes');
  signal.throwIfAborted();
  const lines = [...hashes].map(([path, sha256]) => `${sha256}  ${path}\n`);
  await saveDurably(join(folder, backupPaths.sums), Buffer.from(lines.toSorted().join('')));
  return { files: named.length - found.lost.length - found.removed.length, ...found };
}

/** @returns the files that the copy names. */
async function copyDatabase({ config, database }: BackupSource, to: string, signal: AbortSignal) {
  const { file, url } = config;
  if (url === undefined) {
    await copySqlite(file, to);
    return (await readSqliteCopy(to)).files;
  }
  const version = await dumpPostgres({ queries: database.queries, url, signal }, to);
  return (await readDump(to, signal, version)).files;
}

/** Whether a record names the file now: its sender may have replaced or deleted it after the copy. */
async function isNamed({ queries }: Database, name: string): Promise<boolean> {
  const query = queries.selectFrom('applicationFiles').select('name').where('name', '=', name);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Copies a file from the store to `path`, so that it survives a power cut.
 * @returns undefined if the store does not have it.
 * @throws OperatorError if the store fails several times.
 */
async function copyDurably(
  store: FileStore,
  name: string,
  path: string,
): Promise<HashedFile | undefined> {
  const copyOnce = async () => {
    try {
      const copied = await copyStoredFile(store, name, path, 'w');
      await syncFile(path);
      return copied;
    } catch (error) {
      const isUnreadable = error instanceof UnreadableFileError;
      if (!isUnreadable || !(error.cause instanceof MissingFileError)) throw error;
      await rm(path, { force: true });
      return undefined;
    }
  };
  return retry(copyOnce, UnreadableFileError);
}
