import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, queryTimeouts, type Database } from '../database/open-database.ts';
import { OperatorError, UnavailableError } from '../errors.ts';
import { ignoreMissing, isDiskFull } from '../files/error-code.ts';
import { createFolder, writeHashed, type LocalFile } from '../files/local-files.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import {
  assertKnownMigrations,
  assertNoFiles,
  assertSameKind,
  isRestored,
} from './assert-empty-place.ts';
import {
  backupEntries,
  findStoredName,
  readManifest,
  type BackupFacts,
  type ManifestEntry,
} from './backup-format.ts';
import { restorePostgres, restoreSqlite } from './restore-database.ts';
import { withRestoreLock } from './restore-lock.ts';
import { countRows, openReadOnly } from './take-snapshot.ts';
import { forEachAtOnce, retry, type Task } from './task.ts';
import {
  deleteUnfinishedRestore,
  describeCancellation,
  findUnfinishedRestore,
  saveUnfinishedRestore,
} from './unfinished-restore.ts';

interface Restore {
  folder: string;
  facts: BackupFacts;
  config: Config;
  task: Task;
  holdsEmails: boolean;
}

/**
 * Restores a verified backup into the empty place that the settings name: first the files, then the
 * database in one step. Until then a marker file stops servers from starting there, and a second restore of
 * the same backup continues this one.
 * @throws OperatorError if the place holds anything, or if the restore could not be finished.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { facts, config } = restore;
  assertKnownMigrations(facts);
  assertSameKind(facts, config);
  await using database =
    config.database.url === undefined
      ? undefined
      : openDatabase({ ...config.database, poolSize: 2 }, queryTimeouts.backup);
  await withRestoreLock(config.dataDir, database, () => restoreLocked(restore, database));
}

async function restoreLocked(
  { folder, facts, config, task: { signal, startStep }, holdsEmails }: Restore,
  database: Database | undefined,
): Promise<void> {
  const storagePrefix = await beginRestore(folder, facts, config.dataDir, database);
  const { incomingDir } = config.files;
  await createFolder(incomingDir);
  using store = await openStore(config.files, storagePrefix);
  try {
    await startStep('Restoring files');
    const entries = (await readManifest(folder)).filter((entry) => entry !== undefined);
    await forEachAtOnce(entries, signal, async (entry) => {
      const name = findStoredName(entry.path);
      if (name === undefined) return;
      await withCopy(folder, entry, incomingDir, (copy) => save(store, name, copy));
    });
    await startStep('Restoring the database');
    const { file, url = '' } = config.database;
    const state = { storagePrefix, holdsEmails };
    const options = { url, version: facts.postgresVersion ?? 0, signal };
    const path = backupEntries.databases[facts.database];
    const sha256 = entries.find((entry) => entry.path === path)?.sha256 ?? '';
    await withCopy(folder, { path, sha256 }, incomingDir, (copy) =>
      database === undefined
        ? restoreSqlite(copy.path, file, state, signal)
        : restorePostgres(copy.path, database, state, options),
    );
    const counts = await countRestored(database, file);
    const wrong = Object.keys(facts.tables).filter((name) => counts[name] !== facts.tables[name]);
    if (wrong.length > 0) {
      throw new OperatorError(
        `Tables with more or fewer rows than backed up: ${wrong.join(', ')}.`,
      );
    }
  } catch (caught) {
    // An aborted stream throws an error of its own.
    const error: unknown = signal.aborted ? signal.reason : caught;
    const advice = `Run the command again to continue the restore. No server starts here until it has finished. ${describeCancellation(config.dataDir)}`;
    if (isDiskFull(error)) throw new OperatorError(`The disk is full. Make room. ${advice}`);
    if (error instanceof OperatorError) throw new OperatorError(`${error.message}\n${advice}`);
    throw error;
  }
  await deleteUnfinishedRestore(config.dataDir);
}

/** Begins or continues a restore. @returns the prefix of its files' keys in a bucket. */
async function beginRestore(
  folder: string,
  facts: BackupFacts,
  dataDir: string,
  database: Database | undefined,
): Promise<string> {
  const begun = await findUnfinishedRestore(dataDir);
  if (begun !== undefined && begun.backup !== facts.id) {
    throw new OperatorError(
      `The restore of another backup into this place was not finished. ${describeCancellation(dataDir)}`,
    );
  }
  const storagePrefix = begun?.storagePrefix ?? `${randomUUID()}/`;
  // It throws if the database has other tables.
  if (database !== undefined) await isRestored(database, storagePrefix);
  if (begun === undefined) {
    await assertNoFiles(dataDir, folder);
    await saveUnfinishedRestore(dataDir, { backup: facts.id, storagePrefix });
  }
  return storagePrefix;
}

async function countRestored(database: Database | undefined, file: string) {
  if (database !== undefined) return countRows(database.queries);
  await using queries = openReadOnly(file);
  return await countRows(queries);
}

/**
 * Copies a file of a verified backup, and runs `work` on the copy, which `work` may move.
 * @throws OperatorError if the file has changed since it was verified.
 */
async function withCopy(
  folder: string,
  { path, sha256 }: ManifestEntry,
  incomingDir: string,
  work: (copy: LocalFile) => Promise<void>,
): Promise<void> {
  // A server deletes the temporary files of a killed restore.
  const copy = join(incomingDir, `${randomUUID()}.part`);
  try {
    const content = createReadStream(join(folder, path));
    const found = await writeHashed(copy, content).catch(ignoreMissing);
    if (found?.sha256 !== sha256) {
      throw new OperatorError(`${path} has changed since it was verified.`);
    }
    await work({ path: copy, ...found });
  } finally {
    await rm(copy, { force: true });
  }
}

/** @throws OperatorError if the store accepts no files. */
async function save(store: FileStore, name: string, file: LocalFile): Promise<void> {
  await retry(
    () => store.save(name, file),
    UnavailableError,
    ({ cause }) =>
      `The file store takes no files${cause instanceof Error ? `: ${cause.message}` : ''}.`,
  );
}
