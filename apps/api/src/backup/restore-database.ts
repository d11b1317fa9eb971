import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import BetterSqlite from 'better-sqlite3';
import { syncFile, syncFolder } from '../files/durable-files.ts';
import type { Database } from '../database/open-database.ts';
import { copyHashed } from '../files/hash-file.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';
import { readServerVersion } from './take-snapshot.ts';

/** What is different in a restored database. */
export interface RestoredState {
  storagePrefix: string;
  holdsEmails: boolean;
}

/** Written with the data: without them it would share the files of its original. */
function createChanges({ storagePrefix, holdsEmails }: RestoredState): string[] {
  // It is a UUID of ours, which needs no escaping.
  const changes = [
    `update "serverState" set value = '${storagePrefix}' where name = 'storagePrefix'`,
  ];
  if (holdsEmails) {
    changes.push(
      `update outbox_emails set state = 'dead', "leaseToken" = null, "lastError" = 'held by "backup restore"' where state = 'waiting'`,
    );
  }
  return changes;
}

/** Puts the copy of a SQLite database at its place, whole or not at all. */
export async function restoreSqlite(
  copy: string,
  file: string,
  state: RestoredState,
  signal: AbortSignal,
): Promise<void> {
  const unfinished = `${file}.restoring`;
  await rm(unfinished, { force: true });
  await copyHashed(copy, unfinished, signal);
  const database = new BetterSqlite(unfinished);
  database.pragma('secure_delete = ON');
  for (const change of createChanges(state)) database.exec(change);
  database.close();
  await syncFile(unfinished);
  signal.throwIfAborted();
  await rename(unfinished, file);
  await syncFolder(dirname(file));
}

interface DumpOptions {
  url: string;
  version: number;
  signal: AbortSignal;
}

/**
 * Restores a dump into an empty database in one transaction. `pg_restore` has one of its own too, but
 * then what is changed in the copy would come after it.
 */
export async function restorePostgres(
  dump: string,
  database: Database,
  state: RestoredState,
  { url, version, signal }: DumpOptions,
): Promise<void> {
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
  const script = reading.child.stdout;
  if (stdin === null || stdout === null || script === null) throw new Error('no pipes');
  stdout.resume();
  // The end of the program says why it takes no more.
  stdin.on('error', () => undefined);
  stdin.write('begin;\n');
  try {
    await pipeline(script, stdin, { end: false });
    await reading.ended;
    const changes = createChanges(state).map((change) => `${change};\n`);
    stdin.end(`reset search_path;\n${changes.join('')}commit;\n`);
  } catch (error) {
    // Without the commit nothing is restored.
    stdin.destroy();
    reading.child.kill('SIGKILL');
    await writing.ended;
    throw error;
  }
  await writing.ended;
}
