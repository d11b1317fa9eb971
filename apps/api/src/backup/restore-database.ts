import { pipeline } from 'node:stream/promises';
import BetterSqlite from 'better-sqlite3';
import { moveDurably } from '../files/local-files.ts';
import type { Database } from '../database/open-database.ts';
import { isRestored } from './assert-empty-place.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';
import { readServerVersion } from './take-snapshot.ts';

/** The differences between a restored database and its original. */
interface RestoredState {
  storagePrefix: string;
  holdsEmails: boolean;
}

/** SQL that runs before the restored data is visible: the restored files have other keys. */
function createChanges({ storagePrefix, holdsEmails }: RestoredState): string {
  // The prefix is our own UUID, which needs no escaping.
  const changes = `update "serverState" set value = '${storagePrefix}' where name = 'storagePrefix';`;
  if (!holdsEmails) return changes;
  return `${changes}
    update outbox_emails set state = 'dead', "leaseToken" = null, "lastError" = 'held by "backup restore"'
    where state = 'waiting';`;
}

/** Moves a copy of a SQLite database to its place atomically. */
export async function restoreSqlite(
  copy: string,
  file: string,
  state: RestoredState,
  signal: AbortSignal,
): Promise<void> {
  const database = new BetterSqlite(copy);
  database.pragma('journal_mode = memory');
  database.pragma('secure_delete = ON');
  database.exec(createChanges(state));
  database.close();
  signal.throwIfAborted();
  await moveDurably(copy, file);
}

/**
 * Restores a dump into an empty database in one transaction. The transaction of `pg_restore` would
 * end before `createChanges` runs.
 */
export async function restorePostgres(
  dump: string,
  database: Database,
  state: RestoredState,
  { url, version, signal }: { url: string; version: number; signal: AbortSignal },
): Promise<void> {
  // An earlier run may have been stopped after its commit.
  if (await isRestored(database, state.storagePrefix)) return;
  const needed = Math.max(version, await readServerVersion(database.queries));
  const pgRestore = await findPostgresProgram('pg_restore', needed);
  const psql = await findPostgresProgram('psql', needed);
  const reading = startPostgresProgram(
    pgRestore,
    ['--file=-', '--no-owner', '--no-privileges', dump],
    { signal },
  );
  const settings = ['--set=ON_ERROR_STOP=1', '--set=VERBOSITY=terse'];
  const writing = startPostgresProgram(
    psql,
    ['--no-psqlrc', '--quiet', '--no-password', ...settings],
    { url, signal },
  );
  const { stdin, stdout } = writing.child;
  stdout.resume();
  // `writing.ended` rejects with the reason.
  stdin.on('error', () => undefined);
  stdin.write('begin;\n');
  try {
    await pipeline(reading.child.stdout, stdin, { end: false });
    await reading.ended;
    stdin.end(`reset search_path;\n${createChanges(state)}\ncommit;\n`);
  } catch (error) {
    // Without the commit nothing is restored.
    stdin.destroy();
    reading.child.kill('SIGKILL');
    await writing.ended;
    throw error;
  }
  await writing.ended;
}
