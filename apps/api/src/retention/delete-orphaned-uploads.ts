import {
  countKnownFiles,
  listKnownFileNames,
} from '../modules/applications/application-repository.ts';
import type { Database } from '../database/open-database.ts';
import { readCautiousClock } from '../files/cautious-clock.ts';
import type { FileStore, StoredFile } from '../uploads/storage/file-store.ts';

export interface OrphanServices {
  database: Database;
  store: FileStore;
}

/** What one run found and did, in files. */
export interface OrphanReport {
  stored: number;
  /** Stored files that a record names. */
  known: number;
  /** Files that records name, whether or not they are stored. */
  named: number;
  /** Files that no record names: stored ones that are old enough, and those in quarantine. */
  orphans: number;
  restored: number;
  moved: number;
  deleted: number;
  /** The database does not fit the files: nothing was moved or deleted. */
  isHeldBack: boolean;
}

/** In milliseconds; both clocks are injected by tests. */
export interface Clocks {
  now: () => number;
  /** Runs evenly, and begins with the process. */
  uptime: () => number;
}

const hour = 3_600_000;
/** How long a file stays in quarantine. */
const quarantineAge = 30 * 24 * hour;
/**
 * How long this process must have known that a file is due before it deletes it: a clock that was
 * wrong when the process started leaves that long to notice.
 */
const noticeTime = 12 * hour;
const batchSize = 500;
const systemClocks: Clocks = { now: readCautiousClock, uptime: () => performance.now() };

/**
 * Creates the cleanup of uploads that no record names. Each run puts back what has a record again,
 * sets aside what is older than `orphanAge` milliseconds (younger files may be waiting for their
 * record's commit), and deletes what was in quarantine for 30 days. It does nothing but put back
 * where the database names no stored file, knows less than half of what is stored, or names more
 * than twice as many files as are there: then it is not the database of these files.
 */
export function createOrphanCleanup(
  { database, store }: OrphanServices,
  orphanAge: number,
  clocks: Clocks = systemClocks,
): (signal?: AbortSignal) => Promise<OrphanReport> {
  const findDue = createDueFinder(clocks);
  return async (signal) => {
    const aside = await splitByRecord(database, store.quarantine.list());
    for (const { name } of aside.known) await store.quarantine.restore(name);
    const stored = await splitByRecord(database, store.list());
    const old = stored.unknown.filter((file) => clocks.now() - +file.savedAt >= orphanAge);
    const counts = {
      stored: stored.known.length + stored.unknown.length,
      known: stored.known.length,
      named: await countKnownFiles(database.queries),
      orphans: old.length + aside.unknown.length,
      restored: aside.known.length,
    };
    if (!doFit(counts)) {
      findDue([]);
      return { ...counts, moved: 0, deleted: 0, isHeldBack: true };
    }
    const moved = await setAside(store, old, signal);
    // A bucket keeps a copy of what was put back, which is due one day too.
    const deleted = await deleteFiles(store, findDue([...aside.unknown, ...aside.known]), signal);
    return { ...counts, moved, deleted, isHeldBack: false };
  };
}

function doFit({ stored, known, named }: Pick<OrphanReport, 'stored' | 'known' | 'named'>) {
  return known > 0 && known * 2 >= Math.max(stored, named);
}

/** Remembers from run to run since when this process has known that a file is due. */
function createDueFinder({ now, uptime }: Clocks): (files: readonly StoredFile[]) => string[] {
  let dueSince = new Map<string, number>();
  return (files) => {
    const due = files.filter((file) => now() - +file.savedAt >= quarantineAge);
    dueSince = new Map(due.map(({ name }) => [name, dueSince.get(name) ?? uptime()]));
    return [...dueSince.entries()]
      .filter(([, since]) => uptime() - since >= noticeTime)
      .map(([name]) => name);
  };
}

async function setAside(
  store: FileStore,
  files: readonly StoredFile[],
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

async function splitByRecord(database: Database, files: AsyncIterable<StoredFile>) {
  const known: StoredFile[] = [];
  const unknown: StoredFile[] = [];
  for await (const batch of inBatches(files)) {
    const names = batch.map((file) => file.name);
    const found = await listKnownFileNames(database.queries, names);
    for (const file of batch) (found.has(file.name) ? known : unknown).push(file);
  }
  return { known, unknown };
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
