import { expressionBuilder } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import type { PendingRemovalRow, Tables } from '../database/schema.ts';
import { UnavailableError } from '../errors.ts';
import type { FileStore } from '../uploads/storage/file-store.ts';
import type { Services } from '../services.ts';
import { instantAfter } from '../time.ts';

/** Where visitors' data is stored. */
export type RecordServices = Pick<Services, 'database' | 'store' | 'transport'>;

const maxFailedInRow = 5;

export type FinishedRemovals = Awaited<ReturnType<typeof finishRemovals>>;

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

/** Queues the removal of stored files, by default at once. */
export function saveFileRemovals(
  queries: Queries,
  files: readonly { name: string }[],
  keepUntil = new Date().toISOString(),
): Promise<void> {
  const removals = files.map(({ name }) => ({ kind: 'file' as const, name, keepUntil }));
  return savePendingRemovals(queries, removals);
}

/**
 * Cancels the removal of stored files, in the transaction that saves their rows.
 * @throws UnavailableError if the cleanup has begun to remove one: two clocks differ.
 */
export async function keepFiles(
  queries: Queries,
  files: readonly { name: string }[],
): Promise<void> {
  if (files.length === 0) return;
  const names = files.map(({ name }) => name);
  const query = queries.deleteFrom('pendingRemovals').where('kind', '=', 'file');
  const { numDeletedRows } = await query.where('name', 'in', names).executeTakeFirstOrThrow();
  if (Number(numDeletedRows) < files.length) throw new UnavailableError();
}

/**
 * Finishes pending removals, also those of killed processes.
 * @returns how many, and why some could not be removed; they stay pending.
 */
export async function finishRemovals({ database, store, transport }: RecordServices) {
  const { queries } = database;
  // An email that a server was sending stays pending until its lease ends: it may be written again.
  const now = instantAfter(0);
  const rows = await queries.selectFrom('pendingRemovals').selectAll().where(isDue(now)).execute();
  const namesOf = (wanted: PendingRemovalRow['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ name }) => name);
  const emails = namesOf('email');
  await transport.forget(emails);
  await deleteFinished(queries, 'email', emails, now);
  const { removed, failures } = await removeFiles(store, namesOf('file'));
  await deleteFinished(queries, 'file', removed, now);
  return { files: removed.length, emails: emails.length, failures };
}

/** Skips a file whose record may not be saved yet. An email is always due: it may be rewritten. */
function isDue(now: string) {
  const where = expressionBuilder<Tables, 'pendingRemovals'>();
  return where.or([where('kind', '=', 'email'), where('keepUntil', '<=', now)]);
}

/** Counts pending removals; until `keepUntil` a server may write some of the emails again. */
export async function countPendingRemovals(queries: Queries) {
  const row = await queries
    .selectFrom('pendingRemovals')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('keepUntil').as('keepUntil')])
    .where(isDue(instantAfter(0)))
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), keepUntil: row?.keepUntil ?? undefined };
}

/**
 * Removes files from the store. Continues after a failed file, but stops after several in a row: if
 * the store does not respond, each further file would wait for its timeout.
 */
async function removeFiles(store: FileStore, names: readonly string[]) {
  const [removed, failures]: [string[], string[]] = [[], []];
  let failedInRow = 0;
  for (const name of names) {
    if (failedInRow >= maxFailedInRow) break;
    try {
      await store.remove(name);
      removed.push(name);
      failedInRow = 0;
    } catch (error) {
      failedInRow += 1;
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { removed, failures };
}

async function deleteFinished(
  queries: Queries,
  kind: PendingRemovalRow['kind'],
  names: readonly string[],
  now: string,
): Promise<void> {
  for await (const batch of inBatches(names)) {
    await queries
      .deleteFrom('pendingRemovals')
      .where('kind', '=', kind)
      .where('name', 'in', batch)
      .where('keepUntil', '<=', now)
      .execute();
  }
}
