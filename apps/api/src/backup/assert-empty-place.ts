import { opendir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Config } from '../config.ts';
import { assertMigratable } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { migrations } from '../database/migrations.ts';
import { findStoragePrefix } from '../database/server-state.ts';
import { OperatorError } from '../errors.ts';
import { ignoreMissing } from '../files/error-code.ts';
import type { BackupFacts } from './backup-format.ts';
import { lockName } from './restore-lock.ts';
import { isPartialMarker } from './unfinished-restore.ts';

const rule = 'A backup is restored only into an empty place. Nothing was changed.';

/** @throws OperatorError if the place has the other kind of database. */
export function assertSameKind(facts: BackupFacts, { database }: Config): void {
  if (facts.database === 'sqlite' && database.url !== undefined) {
    throw new OperatorError(
      'This is a backup of SQLite, and DATABASE_URL names a PostgreSQL database. Unset DATABASE_URL to restore it into DATA_DIR.',
    );
  }
  if (facts.database === 'postgres' && database.url === undefined) {
    throw new OperatorError(
      'This is a backup of PostgreSQL, and DATABASE_URL is not set. Set it to an empty database.',
    );
  }
}

/**
 * Whether the restore with this prefix has reached its last step, the database.
 * @throws OperatorError if the database has any other tables.
 */
export async function isRestored({ queries }: Database, storagePrefix: string): Promise<boolean> {
  const tables = await queries.introspection.getTables();
  if (tables.length === 0) return false;
  const isOurs = tables.some(({ name }) => name === 'serverState');
  if (isOurs && (await findStoragePrefix(queries)) === storagePrefix) return true;
  const names = tables.slice(0, 3).map(({ name }) => name);
  throw new OperatorError(
    `The database that DATABASE_URL names has tables already, such as ${names.join(', ')}. ${rule} Create a new database, and name it in DATABASE_URL.`,
  );
}

/** The restore's lock, and the folder of the file system check. */
const ignored = [lockName, 'lost+found'];

/**
 * @param backup the folder of the backup, which may be inside the data folder.
 * @throws OperatorError if the data folder has any file, also one of another program.
 */
export async function assertNoFiles(dataDir: string, backup: string): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(ignoreMissing);
  for (const entry of entries ?? []) {
    if (ignored.includes(entry.name) || isPartialMarker(entry.name)) continue;
    const path = join(dataDir, entry.name);
    const found = entry.isDirectory() ? await findFile(path, backup) : path;
    if (found === undefined) continue;
    throw new OperatorError(
      `${dataDir} has files already, such as ${relative(dataDir, found)}. ${rule} Set DATA_DIR to a new folder, or stop the server and move these files away.`,
    );
  }
}

async function findFile(folder: string, backup: string): Promise<string | undefined> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !path.startsWith(`${backup}/`)) return path;
  }
  return undefined;
}

/** @throws if this version cannot use the database of the backup. */
export function assertKnownMigrations(facts: BackupFacts): void {
  assertMigratable(facts.migrations);
  const known = new Set(migrations.map(({ name }) => name));
  if (facts.migrations.every((name) => known.has(name))) return;
  const [ofBackup, ownLatest] = [facts.migrations, [...known]].map((names) =>
    names.toSorted().at(-1),
  );
  throw new OperatorError(
    `A later version of this program made this backup: its database is at ${ofBackup}, and this version knows up to ${ownLatest}. Nothing was changed. Install the version that made it, or a later one, and run the command again.`,
  );
}
