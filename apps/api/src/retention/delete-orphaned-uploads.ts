import { countApplicationFiles, listReferencedFileNames } from '../uploads/file-records.ts';
import type { Database } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import { day, instantAfter } from '../time.ts';
import { removeFiles, type RecordServices } from './pending-removals.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';

/** Counts of files in one run. */
export interface OrphanReport {
  stored: number;
  /** Stored files that a record names. */
  known: number;
  /** Files that records name, whether or not they are stored. */
  named: number;
  /** Stored files that no record names. */
  orphans: number;
  deleted: number;
  /** The database does not belong to these files, so nothing was changed. */
  isSkipped: boolean;
  /** Why files could not be deleted; each run retries them. */
  failures: string[];
}

/** Min time that a file must have been an orphan. */
const minAge = 30 * day;
/** Min runs that must have found it that old, which leaves time to notice a wrong clock. */
const minRuns = 12;

/**
 * Deletes uploads that no record has named for 30 days; `now` is in milliseconds since 1970. It deletes
 * nothing if the database names no stored file, less than half of them, or more than twice as many:
 * then it is not the database of these files.
 */
export async function deleteOrphanedUploads(
  { database, store }: Pick<RecordServices, 'database' | 'store'>,
  signal?: AbortSignal,
  now = Date.now(),
): Promise<OrphanReport> {
  const { known, orphans } = await findOrphans(database, store);
  const stored = known + orphans.length;
  const named = await countApplicationFiles(database.queries);
  const counts = { stored, known, named, orphans: orphans.length };
  const belongTogether = known > 0 && known * 2 >= Math.max(stored, named);
  if (!belongTogether) return { ...counts, deleted: 0, isSkipped: true, failures: [] };
  const due = await noteOrphans(database, orphans, now);
  const { removed, failures } = await removeFiles(store, due, { maxFailedInRow: 20, signal });
  return { ...counts, deleted: removed.length, isSkipped: false, failures };
}

async function findOrphans(database: Database, store: FileStore) {
  const orphans: string[] = [];
  let known = 0;
  for await (const names of inBatches(store.list())) {
    const referenced = await listReferencedFileNames(database.queries, names);
    known += referenced.size;
    orphans.push(...names.filter((name) => !referenced.has(name)));
  }
  return { known, orphans };
}

/** Replaces the stored orphans by those of this run; @returns the names of the files to delete. */
async function noteOrphans(
  database: Database,
  names: readonly string[],
  now: number,
): Promise<string[]> {
  return database.queries.transaction().execute(async (transaction) => {
    await database.lock(transaction, 'orphanedFiles');
    const noted = await transaction.selectFrom('orphanedFiles').selectAll().execute();
    const thisRun = instantAfter(0, now);
    const earlier = new Map(noted.map((row) => [row.name, row]));
    const rows = names.map((name) => {
      const { foundAt: first, runs } = earlier.get(name) ?? { foundAt: thisRun, runs: 0 };
      // The clock may have been ahead.
      const foundAt = first < thisRun ? first : thisRun;
      return { name, foundAt, runs: foundAt <= instantAfter(-minAge, now) ? runs + 1 : 0 };
    });
    await transaction.deleteFrom('orphanedFiles').execute();
    for await (const batch of inBatches(rows)) {
      await transaction.insertInto('orphanedFiles').values(batch).execute();
    }
    return rows.filter(({ runs }) => runs >= minRuns).map(({ name }) => name);
  });
}
