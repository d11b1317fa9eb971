import { countApplicationFiles, listReferencedFileNames } from '../uploads/file-records.ts';
import type { Database } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import { day, hour, safeNow } from '../time.ts';
import type { FileStore, StoreEntry } from '../uploads/storage/file-store.ts';

export interface OrphanServices {
  database: Database;
  store: FileStore;
}

/** Counts of files in one run. */
export interface OrphanReport {
  stored: number;
  /** Stored files that a record names. */
  known: number;
  /** Files that records name, whether or not they are stored. */
  named: number;
  /** Files that no record names: old enough ones in the store, and those in quarantine. */
  orphans: number;
  restored: number;
  moved: number;
  deleted: number;
  /** The database does not belong to these files, so nothing was moved or deleted. */
  isSkipped: boolean;
  /** Why single files could not be restored, moved or deleted; each run tries them again. */
  failures: string[];
}

/** In milliseconds; tests pass their own. */
export interface Clocks {
  now: () => number;
  /** Monotonic, since the process started. */
  uptime: () => number;
}

/** How long a file stays in quarantine. */
const quarantineAge = 30 * day;
/**
 * How long a file must have been due in this process before it is deleted: the time to notice that
 * the clock was wrong when the process started.
 */
const noticeTime = 12 * hour;
const maxFailedInRow = 20;
const systemClocks: Clocks = { now: safeNow, uptime: () => performance.now() };

/**
 * Creates the function that deletes orphaned uploads, which no record names. Each run restores files
 * that have a record again, quarantines those older than `orphanAge` milliseconds (younger ones may
 * be waiting for their record's commit), and deletes those quarantined for 30 days. It only restores
 * where the database names no stored file, less than half of them, or more than twice as many:
 * then it is not the database of these files.
 */
export function createOrphanDeletion(
  { database, store }: OrphanServices,
  orphanAge: number,
  clocks: Clocks = systemClocks,
): (signal?: AbortSignal) => Promise<OrphanReport> {
  const findDue = createDueFinder(clocks);
  return async function deleteOrphanedUploads(signal) {
    const quarantined = await splitByRecord(database, store.quarantine.list());
    const restored = await forEachFile(quarantined.known, signal, async (name) => {
      await store.quarantine.restore(name);
      return true;
    });
    const stored = await splitByRecord(database, store.list());
    const old = stored.unknown.filter((file) => clocks.now() - +file.savedAt >= orphanAge);
    const counts = {
      stored: stored.known.length + stored.unknown.length,
      known: stored.known.length,
      named: await countApplicationFiles(database.queries),
      orphans: old.length + quarantined.unknown.length,
      restored: restored.done,
    };
    if (!belongTogether(counts)) {
      findDue([]);
      const { failures } = restored;
      return { ...counts, moved: 0, deleted: 0, isSkipped: true, failures };
    }
    const moved = await forEachFile(old, signal, (name) => store.quarantine.add(name));
    // A bucket keeps the copy of a restored file, which is due one day too.
    const due = findDue([...quarantined.unknown, ...quarantined.known]);
    const deleted = await forEachFile(due, signal, async (name) => {
      await store.quarantine.remove(name);
      return true;
    });
    const failures = [restored, moved, deleted].flatMap((result) => result.failures);
    return { ...counts, moved: moved.done, deleted: deleted.done, isSkipped: false, failures };
  };
}

function belongTogether({
  stored,
  known,
  named,
}: Pick<OrphanReport, 'stored' | 'known' | 'named'>) {
  return known > 0 && known * 2 >= Math.max(stored, named);
}

/** Remembers between runs since when a file has been due. */
function createDueFinder({ now, uptime }: Clocks): (files: readonly StoreEntry[]) => StoreEntry[] {
  let dueSince = new Map<string, number>();
  return (files) => {
    const due = files.filter((file) => now() - +file.savedAt >= quarantineAge);
    dueSince = new Map(due.map(({ name }) => [name, dueSince.get(name) ?? uptime()]));
    return due.filter(({ name }) => uptime() - (dueSince.get(name) ?? uptime()) >= noticeTime);
  };
}

/**
 * Goes on past files that fail: one that can never be moved must not keep the others. Where a store
 * does not respond, each further file would wait for its timeout, so many in a row end it.
 */
async function forEachFile(
  files: readonly StoreEntry[],
  signal: AbortSignal | undefined,
  act: (name: string) => Promise<boolean>,
): Promise<{ done: number; failures: string[] }> {
  const failures: string[] = [];
  let [done, failedInRow] = [0, 0];
  for (const { name } of files) {
    signal?.throwIfAborted();
    if (failedInRow >= maxFailedInRow) break;
    try {
      if (await act(name)) done += 1;
      failedInRow = 0;
    } catch (error) {
      failedInRow += 1;
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { done, failures };
}

async function splitByRecord(database: Database, files: AsyncIterable<StoreEntry>) {
  const known: StoreEntry[] = [];
  const unknown: StoreEntry[] = [];
  for await (const batch of inBatches(files)) {
    const names = batch.map((file) => file.name);
    const found = await listReferencedFileNames(database.queries, names);
    for (const file of batch) (found.has(file.name) ? known : unknown).push(file);
  }
  return { known, unknown };
}
