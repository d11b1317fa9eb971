import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { ignoreMissing } from '../files/error-code.ts';

/** Lists the files in a folder and in those within it, by their whole paths. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

export function findInFiles(folder: string, text: string): string[] {
  try {
    return listFiles(folder).filter((path) =>
      readFileSync(path, 'latin1').toLowerCase().includes(text.toLowerCase()),
    );
  } catch (error) {
    // A file that was completed after it was listed has another name.
    ignoreMissing(error);
    return findInFiles(folder, text);
  }
}

/** Finds a text in the data folder, which contains SQLite's files, and in PostgreSQL's tables. */
export async function findTraces({ dialect, queries }: Database, dataDir: string, text: string) {
  const traces = findInFiles(dataDir, text);
  if (dialect === 'sqlite') return traces;
  for (const { name } of await queries.introspection.getTables()) {
    const table = sql.table(name);
    const rows =
      await sql`select 1 from ${table} as it where it::text ilike ${`%${text}%`}`.execute(queries);
    if (rows.rows.length > 0) traces.push(name);
  }
  return traces;
}

/** Whether this process has a file open. Only Linux can tell; elsewhere it is always false. */
export function isFileOpen(path: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc/self/fd').some((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path;
    } catch {
      // The descriptor with which the folder was listed is closed already.
      return false;
    }
  });
}
