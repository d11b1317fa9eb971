import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, queryTimeouts, type Database } from '../database/open-database.ts';
import { UnavailableError } from '../errors.ts';
import { createFolder } from '../files/durable-files.ts';
import { ignoreMissing, isDiskFull } from '../files/error-code.ts';
import { copyHashed } from '../files/hash-file.ts';
import type { FileContent, FileStore } from '../uploads/storage/file-store.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import {
  assertKnownMigrations,
  assertNoFiles,
  assertSameKind,
  isRestored,
} from './assert-empty-place.ts';
import {
  backupEntries,
  BackupError,
  findStoredName,
  readManifest,
  type BackupFacts,
} from './backup-format.ts';
import { restorePostgres, restoreSqlite } from './restore-database.ts';
import { countRows, openReadOnly } from './take-snapshot.ts';
import { forEachAtOnce, retry, type Task } from './task.ts';
import {
  deleteUnfinishedRestore,
  describeWayBack,
  findUnfinishedRestore,
  saveUnfinishedRestore,
} from './unfinished-restore.ts';

/**
 * Brings a verified backup into the empty place that the settings name. The files come first and the
 * database last, in one step; until then a mark keeps servers from starting there, and lets the
 * same backup be restored again, which continues the restore.
 * @throws BackupError if the place holds anything, or where it could not be finished.
 */
export async function restoreBackup(
  folder: string,
  facts: BackupFacts,
  config: Config,
  { task, holdsEmails }: { task: Task; holdsEmails: boolean },
): Promise<void> {
  assertKnownMigrations(facts);
  assertSameKind(facts, config);
  await using database =
    config.database.url === undefined
      ? undefined
      : openDatabase({ ...config.database, poolSize: 2 }, queryTimeouts.backup);
  const storagePrefix = await beginRestore(folder, facts, config.dataDir, database);
  const { signal, startStep } = task;
  const { incomingDir } = config.files;
  await createFolder(incomingDir);
  const store = await openStore(config.files, storagePrefix);
  try {
    await startStep('Restoring files');
    await restoreFiles(folder, store, incomingDir, signal);
    await startStep('Restoring the database');
    const copy = join(folder, backupEntries.databases[facts.database]);
    const { file, url = '' } = config.database;
    const state = { storagePrefix, holdsEmails };
    const options = { url, version: facts.postgresVersion ?? 0, signal };
    await (database === undefined
      ? restoreSqlite(copy, config, state, signal)
      : restorePostgres(copy, database, state, options));
    await using restored = database?.queries ?? openReadOnly(file);
    const counts = await countRows(restored);
    const wrong = Object.keys(facts.tables).filter((name) => counts[name] !== facts.tables[name]);
    if (wrong.length > 0) {
      throw new BackupError(`Tables with more or fewer rows than backed up: ${wrong.join(', ')}.`);
    }
  } catch (caught) {
    // An aborted stream throws an error of its own.
    const error: unknown = signal.aborted ? signal.reason : caught;
    const advice = `Run the command again to continue the restore. No server starts here until it has finished. ${describeWayBack(config.dataDir)}`;
    if (isDiskFull(error)) throw new BackupError(`The disk is full. Make room. ${advice}`);
    if (error instanceof BackupError) throw new BackupError(`${error.message}\n${advice}`);
    throw error;
  } finally {
    store.close();
  }
  await deleteUnfinishedRestore(config.dataDir);
}

/** Begins or continues a restore. @returns what the keys of its files in a bucket begin with. */
async function beginRestore(
  folder: string,
  facts: BackupFacts,
  dataDir: string,
  database: Database | undefined,
): Promise<string> {
  const begun = await findUnfinishedRestore(dataDir);
  if (begun !== undefined && begun.backup !== facts.id) {
    throw new BackupError(
      `The restore of another backup into this place was not finished. ${describeWayBack(dataDir)}`,
    );
  }
  const storagePrefix = begun?.storagePrefix ?? `${randomUUID()}/`;
  // It rejects a database with other tables.
  if (database !== undefined) await isRestored(database, storagePrefix);
  if (begun === undefined) {
    await assertNoFiles(dataDir, folder);
    await saveUnfinishedRestore(dataDir, { backup: facts.id, storagePrefix });
  }
  return storagePrefix;
}

/**
 * Copies the files of a verified backup into a store; it may be repeated.
 * @throws BackupError if a file has changed since then, or the store accepts no files.
 */
async function restoreFiles(
  folder: string,
  store: FileStore,
  incomingDir: string,
  signal: AbortSignal,
): Promise<void> {
  await forEachAtOnce(await readManifest(folder), signal, async (entry) => {
    const name = entry === undefined ? undefined : findStoredName(entry.path);
    if (entry === undefined || name === undefined) return;
    // A store may move the file that it is given; a server deletes what a killed restore leaves.
    const path = join(incomingDir, `${randomUUID()}.part`);
    try {
      const found = await copyHashed(join(folder, entry.path), path).catch(ignoreMissing);
      if (found?.sha256 !== entry.sha256) {
        throw new BackupError(`${entry.path} has changed since it was verified.`);
      }
      await save(store, name, { path, ...found });
    } finally {
      await rm(path, { force: true });
    }
  });
}

async function save(store: FileStore, name: string, file: FileContent): Promise<void> {
  const isRefused = (error: unknown) => error instanceof UnavailableError;
  await retry(() => store.save(name, file), isRefused).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new BackupError(`The file store takes no files${reason}.`, { cause: error });
  });
}
