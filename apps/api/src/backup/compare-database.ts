import { join } from 'node:path';
import { sql } from 'kysely';
import { backupEntries, BackupError, toBackupPath, type BackupFacts } from './backup-format.ts';
import type { BackupIndex } from './backup-index.ts';
import { listNamedFiles } from '../uploads/file-records.ts';
import { countRows } from './database-facts.ts';
import { findPostgresProgram } from './postgres-programs.ts';
import { readDump } from './read-dump.ts';
import { openReadOnly } from './take-snapshot.ts';
import type { Task } from './task.ts';

interface Comparison {
  /** Has the manifest; the files that records name are added. */
  index: BackupIndex;
  task: Task;
  report: (problem: string) => void;
}

/**
 * Compares the copy of the database with the files of its backup, and with the counted rows.
 * @returns why it could not be read here, which says nothing against it; else undefined.
 */
export async function compareDatabase(
  folder: string,
  facts: BackupFacts,
  { index, task, report }: Comparison,
): Promise<string | undefined> {
  const path = join(folder, backupEntries.databases[facts.database]);
  const onFile = (name: string, sha256: string) => {
    index.add('records', toBackupPath(name), sha256);
  };
  let tables: Record<string, number>;
  try {
    if (facts.database === 'sqlite') {
      tables = await readCopy(path, onFile, report);
    } else {
      const pgRestore = await findPgRestore(facts);
      if (typeof pgRestore === 'string') return pgRestore;
      tables = await readDump(pgRestore, path, task.signal, onFile);
    }
  } catch (error) {
    task.signal.throwIfAborted();
    report(
      `The copy of the database cannot be read: ${error instanceof Error ? error.message : ''}`,
    );
    return undefined;
  }
  compareFiles(facts, index, report);
  for (const name of new Set([...Object.keys(facts.tables), ...Object.keys(tables)])) {
    const [counted = 0, found = 0] = [facts.tables[name], tables[name]];
    if (counted !== found) report(`The table ${name} has ${found} rows instead of ${counted}.`);
  }
  return undefined;
}

async function findPgRestore({ postgresVersion }: BackupFacts) {
  try {
    return await findPostgresProgram('pg_restore', postgresVersion ?? 0);
  } catch (error) {
    if (error instanceof BackupError) return error.message;
    throw error;
  }
}

async function readCopy(
  path: string,
  onFile: (name: string, sha256: string) => void,
  report: (problem: string) => void,
): Promise<Record<string, number>> {
  const queries = openReadOnly(path);
  try {
    const check = sql<{ integrity_check: string }>`pragma integrity_check(5)`;
    for (const { integrity_check: result } of (await check.execute(queries)).rows) {
      if (result !== 'ok') report(`The copy of the database is damaged: ${result}`);
    }
    for await (const { name, sha256 } of listNamedFiles(queries)) onFile(name, sha256);
    return await countRows(queries, 'sqlite');
  } finally {
    await queries.destroy();
  }
}

/** What the original had lost already was named when the backup was taken. */
function compareFiles(
  facts: BackupFacts,
  index: BackupIndex,
  report: (problem: string) => void,
): void {
  const lost = new Set([...facts.missing, ...facts.removed].map(toBackupPath));
  for (const path of index.listOnlyIn('records', 'manifest')) {
    if (!lost.has(path)) report(`A record names ${path}, which is not in the backup.`);
  }
  const own = new Set<string>([backupEntries.facts, backupEntries.databases[facts.database]]);
  for (const path of index.listOnlyIn('manifest', 'records')) {
    if (!own.has(path)) report(`${path} belongs to no record.`);
  }
  const damaged = new Set(facts.damaged.map(toBackupPath));
  for (const path of index.listDifferent('manifest', 'records')) {
    if (!damaged.has(path)) report(`${path} is not the file that its record describes.`);
  }
}
