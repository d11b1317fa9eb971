import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { listNamedFiles, type NamedFile } from '../uploads/file-records.ts';
import { startPostgresProgram, type PostgresProgram } from './postgres-programs.ts';
import { countRows, openReadOnly } from './take-snapshot.ts';

export interface CopyContent {
  /** Rows by table. */
  tables: Record<string, number>;
  files: NamedFile[];
}

/** Runs SQLite's own check of a copy, and reads it. @throws Error with what SQLite found. */
export async function readSqliteCopy(path: string): Promise<CopyContent> {
  await using queries = openReadOnly(path);
  const check = sql<{ integrity_check: string }>`pragma integrity_check(5)`;
  const results = (await check.execute(queries)).rows.map((row) => row.integrity_check);
  if (results.join() !== 'ok') throw new Error(results.join('; '));
  const files = await Array.fromAsync(listNamedFiles(queries));
  return { tables: await countRows(queries), files };
}

const copyStart = /^COPY (?:"[^"]+"|[^.]+)\."?([^" ]+)"? \((.*)\) FROM stdin;$/;

/** Reads a dump: for each table a line that names the columns, then a line for each row. */
export async function readDump(path: string, pgRestore: PostgresProgram, signal: AbortSignal) {
  const args = ['--data-only', '--file=-', path];
  const { child, ended } = startPostgresProgram(pgRestore, args, { signal });
  const content: CopyContent = { tables: {}, files: [] };
  let table: string | undefined;
  let columns: string[] = [];
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    if (table === undefined) {
      const [, name, list = ''] = copyStart.exec(line) ?? [];
      columns = list.replaceAll('"', '').split(', ');
      table = name;
    } else if (line === String.raw`\.`) {
      table = undefined;
    } else {
      content.tables[table] = (content.tables[table] ?? 0) + 1;
      if (table !== 'applicationFiles') continue;
      const values = line.split('\t');
      const read = (column: string) => values[columns.indexOf(column)] ?? '';
      content.files.push({ name: read('name'), sha256: read('sha256') });
    }
  }
  await ended;
  return content;
}
