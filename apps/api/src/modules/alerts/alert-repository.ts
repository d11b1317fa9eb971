import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { comesAfter, pageSize, readPages } from '../../database/read-pages.ts';
import type { JobAlertRow, Tables } from '../../database/schema.ts';
import { deleteEmails } from '../../records/delete-records.ts';

/** Lists the alerts of an address, newest first. */
export async function listAlertsOf(queries: Queries, addressId: string): Promise<JobAlertRow[]> {
  return queries
    .selectFrom('jobAlerts')
    .selectAll()
    .where('addressId', '=', addressId)
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Lists alerts for the operator, newest first, in bounded memory; `since` is an ISO instant. */
export function listAlerts(queries: Queries, since = ''): AsyncGenerator<JobAlertRow> {
  const query = queries.selectFrom('jobAlerts').selectAll().where('receivedAt', '>=', since);
  const sorted = query.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(pageSize);
  return readPages((last) => sorted.where(comesAfter(last)).execute());
}

export async function findLatestRevision(queries: Queries): Promise<number> {
  const latest = await queries
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('openedRevision').as('revision'))
    .executeTakeFirst();
  return latest?.revision ?? 0;
}

/** The alerts of an address to end: one, or all confirmed ones. */
export type EndedAlerts = { alertId: string } | 'confirmed';

/**
 * Deletes alerts of an address with the emails about them. If the address has another confirmed
 * alert, the emails are assigned to that one instead.
 */
export async function deleteAlerts(
  transaction: Transaction<Tables>,
  addressId: string,
  ended: EndedAlerts,
): Promise<void> {
  const all = transaction.deleteFrom('jobAlerts').where('addressId', '=', addressId);
  const query =
    ended === 'confirmed'
      ? all.where('confirmedAt', 'is not', null)
      : all.where('id', '=', ended.alertId);
  // Before the emails: it waits for an instance that is queueing one for this alert.
  const rows = await query.returning('id').execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const remainingAlert = await transaction
    .selectFrom('jobAlerts')
    .select('id')
    .where('addressId', '=', addressId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  if (remainingAlert === undefined) {
    await deleteEmails(transaction, sql`"recordId" in (${sql.join(ids)})`);
    return;
  }
  await transaction
    .updateTable('outbox_emails')
    .set({ recordId: remainingAlert.id })
    .where('recordId', 'in', ids)
    .execute();
}
