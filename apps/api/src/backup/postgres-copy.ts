import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { syncFile } from '../files/durable-files.ts';
import { findPostgresProgram, startPostgresProgram } from './postgres-programs.ts';
import { holdEmails, type CopyContent } from './sqlite-copy.ts';

interface PostgresConnection {
  queries: Queries;
  url: string;
  signal: AbortSignal;
}

/** Dumps a database as it is at one instant, while others use it. @returns the version of the server. */
export async function dumpPostgres({ queries, url, signal }: PostgresConnection, to: string) {
  const version = await readServerVersion(queries);
  const program = await findPostgresProgram('pg_dump', version);
  // pg_dump would create it readable by other users.
  await writeFile(to, '', { flag: 'wx', mode: 0o600 });
  const args = ['--format=custom', '--no-password', '--lock-wait-timeout=10s', `--file=${to}`];
  await startPostgresProgram(program, args, { url, signal }).ended;
  await syncFile(to);
  return version;
}

async function readServerVersion(queries: Queries): Promise<number> {
  const query = sql<{ server_version_num: string }>`show server_version_num`;
  const { rows } = await query.execute(queries);
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
}

const copyStart = /^COPY \S*?"?(\w+)"? \((.*)\) FROM stdin;$/;

/**
 * Reads a dump's list of contents, and two tables: for each a line that names the columns, then a line
 * for each row. @throws Error if it is damaged.
 */
export async function readDump(path: string, signal: AbortSignal, minVersion = 0) {
  const pgRestore = await findPostgresProgram('pg_restore', minVersion);
  const tables = ['--table=applicationFiles', '--table=serverState'];
  const args = ['--data-only', ...tables, '--file=-', path];
  const { child, ended } = startPostgresProgram(pgRestore, args, { signal });
  const rows: Record<string, string>[] = [];
  let columns: string[] | undefined;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    if (columns === undefined) {
      columns = copyStart.exec(line)?.[2]?.replaceAll('"', '').split(', ');
    } else if (line === String.raw`\.`) {
      columns = undefined;
    } else {
      const values = line.split('\t');
      rows.push(Object.fromEntries(columns.map((column, at) => [column, values[at] ?? ''])));
    }
  }
  await ended;
  const content: CopyContent = { files: [], storagePrefix: '' };
  for (const { name = '', sha256, value = '' } of rows) {
    if (sha256 !== undefined) content.files.push({ name, sha256 });
    else if (name === 'storagePrefix') content.storagePrefix = value;
  }
  return content;
}

/**
 * Restores a dump into a database without tables, in one transaction: the second of two at once waits,
 * and fails since the tables exist. That of `pg_restore` would end before the emails are held.
 */
export async function restoreDump(dump: string, { queries, url, signal }: PostgresConnection) {
  const version = await readServerVersion(queries);
  const pgRestore = await findPostgresProgram('pg_restore', version);
  const psql = await findPostgresProgram('psql', version);
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
    stdin.end(`reset search_path;\n${holdEmails}\ncommit;\n`);
  } catch (error) {
    // Without the commit nothing is restored.
    stdin.destroy();
    reading.child.kill('SIGKILL');
    await writing.ended;
    throw error;
  }
  await writing.ended;
}
