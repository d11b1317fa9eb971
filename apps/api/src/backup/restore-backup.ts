import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openDatabase, queryTimeouts, type Database } from '../database/open-database.ts';
import { createFolder, identifyFile } from '../files/durable-files.ts';
import { openStore } from '../uploads/storage/open-store.ts';
import {
  assertKnownMigrations,
  assertSameKind,
  assertNoFiles,
  assertNoSqlite,
  assertNoTables,
  isRestored,
} from './assert-empty-place.ts';
import { isDiskFull } from '../files/error-code.ts';
import { backupEntries, BackupError, type BackupFacts } from './backup-format.ts';
import { countRows } from './database-facts.ts';
import { restorePostgres, restoreSqlite, type RestoredState } from './restore-database.ts';
import { restoreFiles } from './restore-files.ts';
import type { Task } from './task.ts';
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
  const restore = { folder, facts, config, database };
  const { isComplete, ...begun } = await beginRestore(restore);
  if (!isComplete) await writePlace(restore, { ...begun, holdsEmails }, task);
  await assertSameCounts(restore);
  await deleteUnfinishedRestore(config.dataDir);
}

/** What is restored, and where to. */
interface Restore {
  folder: string;
  facts: BackupFacts;
  config: Config;
  /** PostgreSQL; undefined for SQLite. */
  database: Database | undefined;
}

/** Begins or continues a restore; `isComplete` if an earlier run was stopped after its last step. */
async function beginRestore({ folder, facts, config, database }: Restore) {
  const begun = await findUnfinishedRestore(config.dataDir);
  if (begun !== undefined && begun.backup !== facts.id) {
    throw new BackupError(
      `The restore of another backup into this place was not finished. ${describeWayBack(config.dataDir)}`,
    );
  }
  const restore = begun ?? { backup: facts.id, storagePrefix: `${randomUUID()}/` };
  // While the mark is there no server creates a SQLite file; other instances may create tables.
  const isComplete =
    begun !== undefined &&
    (database === undefined
      ? identifyFile(config.database.file) !== undefined
      : await isRestored(database, begun));
  if (isComplete) return { ...restore, isComplete };
  if (database === undefined) assertNoSqlite(config);
  else await assertNoTables(database);
  if (begun === undefined) {
    await assertNoFiles(config.dataDir, folder);
    await saveUnfinishedRestore(config.dataDir, restore);
  }
  return { ...restore, isComplete: false };
}

async function writePlace(
  { folder, facts, config, database }: Restore,
  state: RestoredState,
  task: Task,
): Promise<void> {
  const { signal } = task;
  const { incomingDir } = config.files;
  await createFolder(incomingDir);
  const store = await openStore(config.files, state.storagePrefix);
  try {
    await task.startStep('Restoring files');
    await restoreFiles(folder, { store, incomingDir, signal });
    await task.startStep('Restoring the database');
    const copy = join(folder, backupEntries.databases[facts.database]);
    const { file, url = '' } = config.database;
    const options = { url, version: facts.postgresVersion ?? 0, signal };
    await (database === undefined
      ? restoreSqlite(copy, file, state, signal)
      : restorePostgres(copy, database, state, options));
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
}

/** @throws BackupError if the row counts differ, also when the command is repeated. */
async function assertSameCounts({
  facts,
  config: { database: config, dataDir },
  database: postgres,
}: Restore): Promise<void> {
  const database = postgres ?? openDatabase(config, queryTimeouts.backup);
  try {
    const counts = await countRows(database.queries, database.dialect);
    const wrong = Object.keys(facts.tables).filter((name) => counts[name] !== facts.tables[name]);
    if (wrong.length === 0) return;
    throw new BackupError(
      `The row counts of the restored database differ from the backup: ${wrong.join(', ')}. No server starts here. ${describeWayBack(dataDir)}`,
    );
  } finally {
    if (postgres === undefined) await database.close();
  }
}
