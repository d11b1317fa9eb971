import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import type { JobAlertRow, Tables } from '../../database/schema.ts';
import { insertEmails } from '../../outbox/outbox-repository.ts';
import { day, instantAfter } from '../../time.ts';
import { createNewJobsEmail, type AlertMatch } from './alert-emails.ts';
import { findLatestRevision } from './alert-repository.ts';
import type { AlertServices } from './alert-links.ts';
import { createJobFinder, type JobFinder } from './open-jobs.ts';

type SendingServices = Pick<AlertServices, 'config' | 'database' | 'alertLinks'>;

/** Addresses in one transaction; while it runs, visitors wait for SQLite. */
const batchSize = 25;

/**
 * Queues one email for each address with alerts that match jobs opened since the last email. An
 * alert and its email are saved in one transaction, so a kill neither loses nor doubles it.
 * @returns how many emails were queued.
 */
export async function sendAlerts(services: SendingServices, signal: AbortSignal): Promise<number> {
  const { queries } = services.database;
  const revision = await findLatestRevision(queries);
  const due = { revision, retentionDays: services.config.retentionDays };
  let finder: JobFinder | undefined;
  let after = '';
  let count = 0;
  while (!signal.aborted) {
    const addressIds = await listDueAddresses(queries, due, after);
    after = addressIds.at(-1) ?? '';
    if (after === '') break;
    finder ??= await createJobFinder(queries, revision);
    await finder.lookUp(await listKeywords(queries, addressIds));
    count += await sendBatch(services, finder, due, addressIds);
    // Yield to pending requests.
    await nextTurn();
  }
  return count;
}

async function listDueAddresses(queries: Queries, due: DueAlerts, after: string) {
  const rows = await queries
    .selectFrom('jobAlerts')
    .select('addressId')
    .where((where) => isDue(where, due))
    .where('addressId', '>', after)
    .groupBy('addressId')
    .orderBy('addressId')
    .limit(batchSize)
    .execute();
  return rows.map(({ addressId }) => addressId);
}

async function listKeywords(queries: Queries, addressIds: readonly string[]) {
  return queries
    .selectFrom('jobAlerts')
    .select(['country', 'keywords'])
    .distinct()
    .where('addressId', 'in', addressIds)
    .where('keywords', '<>', '')
    .execute();
}

interface DueAlerts {
  revision: number;
  retentionDays: number;
}

/** Confirmed, not expired (the cleanup may be late), outdated, and more than a day after the last email. */
function isDue(
  where: ExpressionBuilder<Tables, 'jobAlerts'>,
  { revision, retentionDays }: DueAlerts,
) {
  return where.and([
    where('confirmedAt', 'is not', null),
    where('receivedAt', '>', instantAfter(-retentionDays * day)),
    where('seenRevision', '<', revision),
    where.or([where('lastSentAt', 'is', null), where('lastSentAt', '<=', instantAfter(-day))]),
  ]);
}

async function sendBatch(
  { database, alertLinks, config }: SendingServices,
  finder: JobFinder,
  due: DueAlerts,
  addressIds: readonly string[],
): Promise<number> {
  const { from, careersTo } = config.mail;
  return database.commit(async (transaction) => {
    // Two instances that lock alerts of one address in turns would each send it an email.
    await database.lock(transaction, 'alerts');
    const claimed = await claimAlerts(transaction, due, addressIds);
    const busy = await findBusyAddresses(transaction, addressIds);
    const alerts = claimed.filter(({ addressId }) => !busy.has(addressId));
    const matches = alerts
      .map((alert): AlertMatch => ({ alert, jobs: finder.find(alert) }))
      .filter(({ jobs }) => jobs.length > 0);
    const byAddress = Map.groupBy(matches, ({ alert }) => alert.addressId);
    const emails = [...byAddress.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      // It belongs to the alert of the first match.
      const { alert } = first;
      const manage = alertLinks.linkToAlert(alert);
      const unsubscribe = alertLinks.linkToUnsubscribe(alert);
      const options = { manage, careersTo, unsubscribe };
      return [{ recordId: alert.id, email: createNewJobsEmail([first, ...others], options) }];
    });
    await insertEmails(transaction, from, emails);
    const update = transaction.updateTable('jobAlerts');
    const ids = alerts.map(({ id }) => id);
    if (ids.length > 0) {
      await update.set({ seenRevision: due.revision }).where('id', 'in', ids).execute();
    }
    if (byAddress.size > 0) {
      // For all alerts of the addresses, since each waits a day after any email.
      const sent = update.set({ lastSentAt: new Date().toISOString() });
      await sent.where('addressId', 'in', [...byAddress.keys()]).execute();
    }
    return emails.length;
  });
}

/** The due alerts of these addresses; other changes of them wait for this transaction. */
async function claimAlerts(
  transaction: Transaction<Tables>,
  due: DueAlerts,
  addressIds: readonly string[],
): Promise<JobAlertRow[]> {
  return transaction
    .selectFrom('jobAlerts')
    .selectAll()
    .where('addressId', 'in', addressIds)
    .where((where) => isDue(where, due))
    .orderBy('receivedAt')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * The addresses with a waiting email about new jobs, or with one that was sent within the last day:
 * after an outage, a mail server must not deliver two at once. An email about an alert is about new
 * jobs if it confirms nothing.
 */
async function findBusyAddresses(transaction: Transaction<Tables>, addressIds: readonly string[]) {
  const rows = await transaction
    .selectFrom('jobAlerts')
    .innerJoin('outbox_emails', 'recordId', 'jobAlerts.id')
    .select('addressId')
    .where('addressId', 'in', addressIds)
    .where('confirms', 'is', null)
    .where((where) =>
      where.or([
        where('state', '=', 'waiting'),
        where.and([where('state', '=', 'sent'), where('sentAt', '>=', instantAfter(-day))]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ addressId }) => addressId));
}
