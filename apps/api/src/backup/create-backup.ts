import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseConfig } from '../database/open-database.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { createBackupFolder, removeUnfinishedBackup, saveManifest } from './backup-folder.ts';
import { backupEntries, BackupError, toManifestLine, type BackupFacts } from './backup-format.ts';
import { createFileCopies, type FileCopies } from './copy-named-files.ts';
import { countRows, listMigrations } from './database-facts.ts';
import { isDiskFull } from '../files/error-code.ts';
import { hashFile } from '../files/hash-file.ts';
import { withSnapshot, type Snapshot } from './take-snapshot.ts';
import type { Task } from './task.ts';

/** What is backed up; visitors may be writing to it. */
export interface BackupSource {
  config: DatabaseConfig;
  database: Database;
  store: FileStore;
}

/**
 * Writes a backup into a new folder. It holds all that was acknowledged before it began. Most files
 * are copied before the database, so that few can be replaced between the two.
 * @param beforeLast runs when all is written, and before the backup counts as whole.
 * @throws BackupError if it could not be finished; nothing of it is left then.
 */
export async function createBackup(
  source: BackupSource,
  folder: string,
  task: Task,
  beforeLast: (facts: BackupFacts) => Promise<void>,
): Promise<BackupFacts> {
  await createBackupFolder(folder);
  try {
    return await writeBackup(source, folder, task, beforeLast);
  } catch (error) {
    await removeUnfinishedBackup(folder).catch((cause: unknown) => {
      throw new BackupError(
        `The backup could not be finished, and its files could not be deleted. Delete ${folder}: it contains personal data.`,
        { cause },
      );
    });
    const removed = 'The incomplete backup was deleted.';
    if (isDiskFull(error)) throw new BackupError(`The disk of ${folder} is full. ${removed}`);
    if (error instanceof BackupError) throw new BackupError(`${error.message}\n${removed}`);
    throw error;
  }
}

async function writeBackup(
  { config, database, store }: BackupSource,
  folder: string,
  task: Task,
  beforeLast: (facts: BackupFacts) => Promise<void>,
): Promise<BackupFacts> {
  const { queries, dialect } = database;
  const copies = createFileCopies(store, queries, folder, task.signal);
  await task.startStep('Copying files');
  await copies.copyEarly();
  await task.startStep('Copying the database');
  const path = join(folder, backupEntries.databases[dialect]);
  const createdAt = new Date().toISOString();
  const options = { config, database, path, signal: task.signal };
  return withSnapshot(options, async (snapshot) => {
    const completed = await copies.complete(snapshot.queries);
    const facts: BackupFacts = {
      format: 1,
      id: randomUUID(),
      createdAt,
      database: dialect,
      postgresVersion: snapshot.postgresVersion,
      migrations: await listMigrations(snapshot.queries),
      tables: await countRows(snapshot.queries, dialect),
      ...completed,
      storagePrefix: await findStoragePrefix(snapshot.queries),
    };
    await beforeLast(facts);
    await saveFacts(folder, facts, copies, snapshot, task.signal);
    return facts;
  });
}

async function saveFacts(
  folder: string,
  facts: BackupFacts,
  copies: FileCopies,
  { queries }: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  const text = `${JSON.stringify(facts, undefined, 2)}\n`;
  await writeFile(join(folder, backupEntries.facts), text, { mode: 0o600, flush: true });
  const others = [backupEntries.facts, backupEntries.databases[facts.database]];
  await saveManifest(folder, listLines());

  async function* listLines(): AsyncGenerator<string> {
    for (const path of others) {
      const { sha256 } = await hashFile(join(folder, path), signal);
      yield toManifestLine({ path, sha256 });
    }
    for await (const entry of copies.listManifest(queries)) yield toManifestLine(entry);
  }
}
