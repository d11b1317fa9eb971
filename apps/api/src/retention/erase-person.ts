import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queries } from '../database/open-database.ts';
import { overwriteDeleted } from '../database/overwrite-deleted.ts';
import {
  deleteEmails,
  deleteRecords,
  recordTables,
  type DeletedCounts,
  type FoundRecords,
} from './delete-records.ts';
import {
  countPendingRemovals,
  finishRemovals,
  type FinishedRemovals,
  type RecordServices,
} from './pending-removals.ts';

/** What is in the database of one person. */
export interface KeptOfPerson {
  records: FoundRecords[];
  /** Matches the emails to the address, or to be answered to it. */
  emails: RawBuilder<SqlBool>;
  recordCount: number;
  emailCount: number;
}

export interface Erasure {
  deleted: DeletedCounts;
  finished: FinishedRemovals;
  /** What is still to be removed: what failed, and emails that a server was sending. */
  pending: { count: number; keepUntil: string | undefined };
  /** Whether no deleted byte is left in the database's files. */
  isOverwritten: boolean;
}

/**
 * Finds all that came from an address or was written to it, however it was capitalised. Emails to one
 * of our own teams belong to the records that they are about, not to the team.
 */
export async function findKeptOfPerson(
  queries: Queries,
  address: string,
  teamAddresses: readonly string[],
): Promise<KeptOfPerson> {
  const wanted = address.trim().toLowerCase();
  const isTeam = teamAddresses.some((team) => team.trim().toLowerCase() === wanted);
  const emails = isTeam
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(lower(recipient) = ${wanted} or lower("replyTo") = ${wanted})`;
  const records = await Promise.all(
    recordTables.map(async (table) => {
      const isTheirs = sql<SqlBool>`lower(email) = ${wanted}`;
      const rows = await queries.selectFrom(table).select('id').where(isTheirs).execute();
      return { table, ids: rows.map((row) => row.id) };
    }),
  );
  const found = await queries.selectFrom('outbox_emails').select('id').where(emails).execute();
  const recordCount = records.reduce((sum, { ids }) => sum + ids.length, 0);
  return { records, emails, recordCount, emailCount: found.length };
}

/** Deletes it all, and what this or an earlier run left outside the database. */
export async function erasePerson(services: RecordServices, kept: KeptOfPerson): Promise<Erasure> {
  const { database } = services;
  const deleted = await deleteRecords(database, kept.records);
  const others = await database.queries
    .transaction()
    .execute((transaction) => deleteEmails(transaction, kept.emails));
  deleted.emails += others.emails;
  deleted.handedOver += others.handedOver;
  return { deleted, ...(await finishErasing(services)) };
}

/** Removes what was noted to be removed, and overwrites what was deleted. */
export async function finishErasing(services: RecordServices): Promise<Omit<Erasure, 'deleted'>> {
  const finished = await finishRemovals(services);
  const isOverwritten = await overwriteDeleted(services.database);
  const pending = await countPendingRemovals(services.database.queries);
  return { finished, isOverwritten, pending };
}
