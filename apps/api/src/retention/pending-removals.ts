import { expressionBuilder } from 'kysely';
import type { Database, Queries } from '../database/open-database.ts';
import type { PendingRemovalRow, Tables } from '../database/schema.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import type { EmailTransport } from '../email/transports/email-transport.ts';

/** Where visitors' data is stored. */
export interface RecordServices {
  database: Database;
  store: FileStore;
  transport: EmailTransport;
}

export interface FinishedRemovals {
  files: number;
  emails: number;
  /** Why some could not be removed; they stay pending. */
  failures: string[];
}

const batchSize = 200;
/** Where a store does not respond, each further file would wait for its timeout. */
const maxFailures = 5;

/**
 * Queues removals outside of the database, in the transaction that deletes the rows: a later process
 * finishes those of a killed one.
 */
export async function savePendingRemovals(
  queries: Queries,
  removals: readonly PendingRemovalRow[],
): Promise<void> {
  if (removals.length === 0) return;
  await queries
    .insertInto('pendingRemovals')
    .values([...removals])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finishes pending removals, also those of killed processes. */
export async function finishRemovals(services: RecordServices): Promise<FinishedRemovals> {
  const finished: FinishedRemovals = { files: 0, emails: 0, failures: [] };
  let after: PendingRemovalRow | undefined;
  do {
    const batch = await listPendingRemovals(services.database.queries, after);
    const emails = batch.filter((row) => row.kind === 'email');
    const files = batch.filter((row) => row.kind === 'file');
    await services.transport.forget(emails.map((row) => row.name));
    const removed = await removeFiles(services.store, files, finished.failures);
    await deleteFinished(services.database.queries, [...emails, ...removed]);
    finished.emails += emails.length;
    finished.files += removed.length;
    after = batch.at(-1);
  } while (after !== undefined);
  return finished;
}

/** Skips a file whose record may still be being saved. An email is always due: it may be written again. */
function isDue() {
  const where = expressionBuilder<Tables, 'pendingRemovals'>();
  const now = new Date().toISOString();
  return where.or([where('kind', '=', 'email'), where('keepUntil', '<=', now)]);
}

async function listPendingRemovals(
  queries: Queries,
  after: PendingRemovalRow | undefined,
): Promise<PendingRemovalRow[]> {
  let query = queries.selectFrom('pendingRemovals').selectAll().where(isDue());
  if (after !== undefined) {
    query = query.where((where) =>
      where.or([
        where('kind', '>', after.kind),
        where.and([where('kind', '=', after.kind), where('name', '>', after.name)]),
      ]),
    );
  }
  return query.orderBy('kind').orderBy('name').limit(batchSize).execute();
}

/** Counts pending removals; until `keepUntil` a server may write some of the emails again. */
export async function countPendingRemovals(queries: Queries) {
  const row = await queries
    .selectFrom('pendingRemovals')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('keepUntil').as('keepUntil')])
    .where(isDue())
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), keepUntil: row?.keepUntil ?? undefined };
}

async function removeFiles(
  store: FileStore,
  rows: readonly PendingRemovalRow[],
  failures: string[],
): Promise<PendingRemovalRow[]> {
  const removed: PendingRemovalRow[] = [];
  for (const row of rows) {
    if (failures.length >= maxFailures) break;
    try {
      await store.remove(row.name);
      removed.push(row);
    } catch (error) {
      // A failure does not stop the other removals.
      failures.push(`${row.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return removed;
}

// An email that a server was sending stays pending until its lease ends: it may be written again.
async function deleteFinished(queries: Queries, rows: readonly PendingRemovalRow[]): Promise<void> {
  const now = new Date().toISOString();
  for (const kind of ['email', 'file'] as const) {
    const names = rows
      .filter((row) => row.kind === kind && row.keepUntil <= now)
      .map((row) => row.name);
    if (names.length === 0) continue;
    await queries
      .deleteFrom('pendingRemovals')
      .where('kind', '=', kind)
      .where('name', 'in', names)
      .execute();
  }
}
