import BetterSqlite from 'better-sqlite3';
import type { ManifestEntry } from './backup-format.ts';

/** The lists of a backup's files that are compared: each names every file. */
export type ListName = 'manifest' | 'folder' | 'records';

/** Compares lists of any length without holding one in memory: in a temporary database. */
export interface BackupIndex {
  /** @returns false where the list has that path already. */
  add(list: ListName, path: string, sha256?: string): boolean;
  /** Lists what `one` has and `other` has not, sorted. */
  listOnlyIn(one: ListName, other: ListName): Iterable<string>;
  /** Lists what both have with different hashes. */
  listDifferent(one: ListName, other: ListName): Iterable<string>;
  /** Lists what both have, with the hash of the first. */
  listInBoth(one: ListName, other: ListName): Iterable<ManifestEntry>;
  count(list: ListName): number;
  close(): void;
}

export function createBackupIndex(): BackupIndex {
  // SQLite puts it into a file without a name as soon as it is large.
  const database = new BetterSqlite('');
  database.pragma('journal_mode = off');
  database.pragma('synchronous = off');
  for (const list of ['manifest', 'folder', 'records'] satisfies ListName[]) {
    database.exec(`create table ${list} (path text primary key, sha256 text) without rowid`);
  }
  const prepare = <Row>(query: string) => database.prepare<string[], Row>(query);
  const insert = (list: ListName) =>
    prepare(`insert into ${list} values (?, ?) on conflict do nothing`);
  const inserts = {
    manifest: insert('manifest'),
    folder: insert('folder'),
    records: insert('records'),
  };
  return {
    add: (list, path, sha256 = '') => inserts[list].run(path, sha256).changes === 1,
    *listOnlyIn(one, other) {
      const query = `select path from ${one} where path not in (select path from ${other}) order by path`;
      for (const { path } of prepare<{ path: string }>(query).iterate()) yield path;
    },
    *listDifferent(one, other) {
      const query = `select path from ${one} join ${other} using (path) where ${one}.sha256 <> ${other}.sha256 order by path`;
      for (const { path } of prepare<{ path: string }>(query).iterate()) yield path;
    },
    listInBoth: (one, other) =>
      prepare<ManifestEntry>(
        `select path, ${one}.sha256 as sha256 from ${one} join ${other} using (path) order by path`,
      ).iterate(),
    count: (list) =>
      prepare<{ count: number }>(`select count(*) as count from ${list}`).get()?.count ?? 0,
    close: () => {
      database.close();
    },
  };
}
