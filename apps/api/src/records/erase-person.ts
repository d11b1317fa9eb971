import { sql, type SqlBool } from 'kysely';
import { overwriteDeleted, type Database, type Queries } from '../database/open-database.ts';
import { inBatches } from '../database/read-pages.ts';
import {
  addCounts,
  batchSize,
  deleteEmails,
  deleteRecords,
  recordTables,
  type DeletedCounts,
} from './delete-records.ts';
import {
  countPendingRemovals,
  finishRemovals,
  type FinishedRemovals,
  type RecordServices,
} from './pending-removals.ts';

export type PersonRows = Awaited<ReturnType<typeof findPerson>>;

export interface Erasure {
  deleted: DeletedCounts;
  finished: FinishedRemovals;
  /** Removals that failed, and those of emails that a server was sending. */
  pending: { count: number; keepUntil: string | undefined };
  /** Records and emails that arrived after what was deleted had been looked up. */
  arrived?: number;
  /** Whether the deleted rows are overwritten in SQLite's files; undefined for PostgreSQL. */
  isOverwritten: boolean | undefined;
}

/**
 * Finds the records and emails of an address, in any case. Emails to one of the company's teams
 * belong to the records that they are about, not to the team.
 */
export async function findPerson(
  queries: Queries,
  address: string,
  teamAddresses: readonly string[],
) {
  const wanted = address.trim().toLowerCase();
  const isTeam = teamAddresses.some((team) => team.trim().toLowerCase() === wanted);
  /** Matches emails to the address, or with it as Reply-To. */
  const emails = isTeam
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(lower(recipient) = ${wanted} or lower("replyTo") = ${wanted})`;
  const isTheirs = sql<SqlBool>`lower(email) = ${wanted}`;
  const lookedUpAt = new Date().toISOString();
  // Emails first: the record of each was saved with it, so the next query finds it.
  const found = await queries.selectFrom('outbox_emails').select('id').where(emails).execute();
  const records = await Promise.all(
    recordTables.map(async (table) => {
      const rows = await queries.selectFrom(table).select('id').where(isTheirs).execute();
      return { table, ids: rows.map((row) => row.id) };
    }),
  );
  const recordCount = records.reduce((sum, { ids }) => sum + ids.length, 0);
  return {
    records,
    isTheirs,
    emails,
    recordCount,
    emailIds: found.map(({ id }) => id),
    lookedUpAt,
  };
}

/**
 * Deletes the rows that were found, and none that have arrived since; `finishErasing` removes what is
 * outside of the database.
 */
export async function deletePerson(
  { queries }: Database,
  { records, emailIds }: PersonRows,
): Promise<DeletedCounts> {
  const deleted = await deleteRecords(queries, records);
  for await (const ids of inBatches(emailIds, batchSize)) {
    const isFound = sql<SqlBool>`id in (${sql.join(ids)})`;
    const work = queries.transaction().execute((own) => deleteEmails(own, isFound));
    addCounts(deleted, await work);
  }
  return deleted;
}

/** Finishes pending removals, and overwrites SQLite's deleted rows; see `overwriteDeleted` for `maxWait`. */
export async function finishErasing(
  services: RecordServices,
  maxWait?: number,
): Promise<Omit<Erasure, 'deleted' | 'arrived'>> {
  const finished = await finishRemovals(services);
  const isOverwritten = await overwriteDeleted(services.database, maxWait);
  const pending = await countPendingRemovals(services.database.queries);
  return { finished, isOverwritten, pending };
}
