import {
  countApplicationFiles,
  listReferencedFileNames,
} from '../modules/applications/application-repository.ts';
import type { Database } from '../database/open-database.ts';
import { readCautiousClock } from '../files/cautious-clock.ts';
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
}

/** In milliseconds; tests pass their own. */
export interface Clocks {
  now: () => number;
  /** Monotonic, since the process started. */
  uptime: () => number;
}

const hour = 3_600_000;
/** How long a file stays in quarantine. */
const quarantineAge = 30 * 24 * hour;
/**
 * How long a file must have been due in this process before it is deleted: the time to notice that
 * the clock was wrong when the process started.
 */
const noticeTime = 12 * hour;
const batchSize = 500;
const systemClocks: Clocks = { now: readCautiousClock, uptime: () => performance.now() };

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
    for (const { name } of quarantined.known) await store.quarantine.restore(name);
    const stored = await splitByRecord(database, store.list());
    const old = stored.unknown.filter((file) => clocks.now() - +file.savedAt >= orphanAge);
    const counts = {
      stored: stored.known.length + stored.unknown.length,
      known: stored.known.length,
      named: await countApplicationFiles(database.queries),
      orphans: old.length + quarantined.unknown.length,
      restored: quarantined.known.length,
    };
    if (!belongTogether(counts)) {
      findDue([]);
      return { ...counts, moved: 0, deleted: 0, isSkipped: true };
    }
    const moved = await quarantineFiles(store, old, signal);
    // A bucket keeps the copy of a restored file, which is due one day too.
    const deleted = await deleteFiles(
      store,
      findDue([...quarantined.unknown, ...quarantined.known]),
      signal,
    );
    return { ...counts, moved, deleted, isSkipped: false };
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
function createDueFinder({ now, uptime }: Clocks): (files: readonly StoreEntry[]) => string[] {
  let dueSince = new Map<string, number>();
  return (files) => {
    const due = files.filter((file) => now() - +file.savedAt >= quarantineAge);
    dueSince = new Map(due.map(({ name }) => [name, dueSince.get(name) ?? uptime()]));
    return [...dueSince.entries()]
      .filter(([, since]) => uptime() - since >= noticeTime)
      .map(([name]) => name);
  };
}

async function quarantineFiles(
  store: FileStore,
  files: readonly StoreEntry[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let moved = 0;
  for (const { name } of files) {
    signal?.throwIfAborted();
    if (await store.quarantine.add(name)) moved += 1;
  }
  return moved;
}

async function deleteFiles(
  store: FileStore,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<number> {
  for (const name of names) {
    signal?.throwIfAborted();
    await store.quarantine.remove(name);
  }
  return names.length;
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

async function* inBatches(files: AsyncIterable<StoreEntry>): AsyncGenerator<StoreEntry[]> {
  let batch: StoreEntry[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
