import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { listSqliteFiles } from '../database/sqlite-files.ts';
import { identifyFile } from '../files/file-identity.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import { BackupError, type BackupFacts } from './backup-format.ts';
import { listTables } from './database-facts.ts';
import type { UnfinishedRestore } from './unfinished-restore.ts';

const rule = 'A backup is restored only into an empty place. Nothing was changed.';

/** @throws BackupError where the place has the other kind of database. */
export function assertSameKind(facts: BackupFacts, { database }: Config): void {
  if (facts.database === 'sqlite' && database.url !== undefined) {
    throw new BackupError(
      'This is a backup of SQLite, and DATABASE_URL names a PostgreSQL. Leave DATABASE_URL out, so that it is restored into DATA_DIR.',
    );
  }
  if (facts.database === 'postgres' && database.url === undefined) {
    throw new BackupError(
      'This is a backup of PostgreSQL, and DATABASE_URL is not set. Set it to an empty database.',
    );
  }
}

/** @throws BackupError where the data folder has a database. It opens none. */
export function assertNoSqlite({ database, dataDir }: Config): void {
  const found = listSqliteFiles(database.file).find((path) => identifyFile(path) !== undefined);
  if (found === undefined) return;
  throw new BackupError(
    `${found} is there already. ${rule} Set DATA_DIR to a new folder, or stop the server and move ${dataDir} away.`,
  );
}

/** @throws BackupError where the database has tables, whoever they belong to. */
export async function assertNoTables({ queries }: Database): Promise<void> {
  const tables = await listTables(queries, 'postgres');
  if (tables.length === 0) return;
  const names = tables.slice(0, 3).map(({ name }) => name);
  throw new BackupError(
    `The database that DATABASE_URL names has ${tables.length} tables already, such as ${names.join(', ')}. ${rule} Create a new database, and name it in DATABASE_URL.`,
  );
}

/** Whether a restore has come to its last step: the database comes after everything else. */
export async function isRestored(
  { queries }: Database,
  { storagePrefix }: UnfinishedRestore,
): Promise<boolean> {
  const tables = await listTables(queries, 'postgres');
  if (!tables.some(({ name }) => name === 'serverState')) return false;
  return (await findStoragePrefix(queries)) === storagePrefix;
}

/** @throws BackupError where the store has files, also in quarantine. */
export async function assertNoFiles(store: FileStore, { files }: Config): Promise<void> {
  for (const list of [store.list(), store.quarantine.list()]) {
    for await (const { name } of list) {
      const place =
        files.bucket === undefined ? `${files.uploadsDir} or its quarantine` : 'The bucket';
      throw new BackupError(
        `${place} has files already, such as ${name}. ${rule} Set DATA_DIR to a new folder, or move these files away.`,
      );
    }
  }
}
