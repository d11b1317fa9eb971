import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openDatabase, queryTimeouts, type Database } from '../database/open-database.ts';
import { listSqliteFiles } from '../database/sqlite-files.ts';
import { OperatorError, UnavailableError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import { createFolder, saveDurably } from '../files/durable-files.ts';
import { writeHashed, type LocalFile } from '../files/hashed-files.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import { backupPaths, toBackupPath } from './backup-folder.ts';
import { restoreDump } from './postgres-copy.ts';
import { restoreSqlite } from './sqlite-copy.ts';
import { explainFailure, forEachConcurrently, retry, type Task } from './task.ts';
import { verifyBackup } from './verify-backup.ts';

interface Restore {
  folder: string;
  backup: Awaited<ReturnType<typeof verifyBackup>>;
  config: Config;
  /** Undefined for SQLite. */
  database: Database | undefined;
}

const rule = 'A backup is restored only into an empty place. Nothing was changed.';

/**
 * Verifies a backup, and restores it into the empty place that the settings name: first the files,
 * then the database in one step, so that a restore that was stopped can be run again.
 * @throws OperatorError if the backup is damaged, the place holds anything, or the restore fails.
 */
export async function restoreBackup(folder: string, config: Config, task: Task) {
  const backup = await verifyBackup(folder, task);
  const { url } = config.database;
  const dialect = url === undefined ? 'sqlite' : 'postgres';
  if (backup.dialect !== dialect) {
    throw new OperatorError(
      `This is a backup of ${backup.dialect}, and the settings name a database of ${dialect}. Nothing was changed. DATABASE_URL must ${url === undefined ? 'name an empty database' : 'not be set'}.`,
    );
  }
  const options = { ...config.database, poolSize: 1 };
  await using database =
    url === undefined ? undefined : openDatabase(options, queryTimeouts.backup);
  await assertNoDatabase(config, database);
  await restoreInto({ folder, backup, config, database }, task);
  return backup;
}

async function restoreInto(restore: Restore, task: Task): Promise<void> {
  const { folder, backup, config, database } = restore;
  await createFolder(config.files.incomingDir);
  using store = await openStore(config.files, backup.storagePrefix);
  const begun = join(config.dataDir, 'restore-begun');
  const sums = await readFile(join(folder, backupPaths.sums));
  const isContinued = (await readFile(begun).catch(ignoreMissing))?.equals(sums) ?? false;
  await assertNoOtherFiles(store, restore, isContinued);
  // Without it, files of the original, which have the same names, would count as those of an earlier run.
  await saveDurably(begun, sums);
  try {
    await task.startStep('Restoring files');
    await forEachConcurrently(backup.files, task.signal, (name) =>
      withCopy(restore, toBackupPath(name), (copy) =>
        retry(() => store.save(name, copy), UnavailableError),
      ),
    );
    await task.startStep('Restoring the database');
    task.signal.throwIfAborted();
    const path = backupPaths.databases[backup.dialect];
    if (database === undefined) {
      await withCopy(restore, path, (copy) => restoreSqlite(copy.path, config.database.file));
    } else {
      const { url = '' } = config.database;
      const connection = { queries: database.queries, url, signal: task.signal };
      await restoreDump(join(folder, path), connection);
    }
  } catch (error) {
    const advice =
      'A restore that was stopped continues when the command is run again. Do not start a server before it has finished.';
    throw explainFailure(error, task, advice);
  }
  await rm(begun, { force: true });
}

/** @throws OperatorError if the settings name a database with tables. */
async function assertNoDatabase({ database: { file } }: Config, database: Database | undefined) {
  const found =
    database === undefined
      ? // A new database would read the write-ahead log of another one.
        listSqliteFiles(file).filter((path) => existsSync(path))
      : (await database.queries.introspection.getTables()).map(({ name }) => name);
  if (found.length === 0) return;
  const [where, setting] =
    database === undefined
      ? ['DATA_DIR has a database', 'DATA_DIR to a new folder']
      : ['The database that DATABASE_URL names has tables', 'DATABASE_URL to a new database'];
  throw new OperatorError(
    `${where} already, such as ${found[0]}. ${rule} Set ${setting}. If an earlier restore was stopped at its end, it had finished.`,
  );
}

/** @throws OperatorError if the place stores other files than those of an earlier run. */
async function assertNoOtherFiles(
  store: FileStore,
  { backup, config: { files } }: Restore,
  isContinued: boolean,
): Promise<void> {
  const stored = await retry(() => Array.fromAsync(store.list()), Error);
  const other = stored.find((name) => !isContinued || !backup.sums.has(toBackupPath(name)));
  if (other === undefined) return;
  const [where, setting] =
    files.bucket === undefined ? [files.uploadsDir, 'DATA_DIR'] : ['S3_BUCKET', 'S3_BUCKET'];
  throw new OperatorError(
    `${where} has files already, such as ${other}. ${rule} If they are those of the original, name another ${setting}: with a shared one, each database would delete files of the other.`,
  );
}

/**
 * Copies a file of the backup to the disk of the data folder, and runs `work`, which may move the copy.
 * @throws OperatorError if the file has changed since it was verified.
 */
async function withCopy(
  { folder, backup, config }: Restore,
  path: string,
  work: (copy: LocalFile) => Promise<void>,
): Promise<void> {
  // A server deletes files of this name that a killed restore left.
  const copy = join(config.files.incomingDir, `${randomUUID()}.part`);
  try {
    const hashed = await writeHashed(copy, createReadStream(join(folder, path)));
    if (hashed.sha256 !== backup.sums.get(path)) {
      throw new OperatorError(`${path} has changed since it was verified.`);
    }
    await work({ path: copy, ...hashed });
  } finally {
    await rm(copy, { force: true });
  }
}
