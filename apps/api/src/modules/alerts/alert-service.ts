import { randomUUID } from 'node:crypto';
import {
  jobFilterNames,
  mapFilters,
  schemas,
  type JobAlertRequest,
  type SubmissionResponse,
} from '@kestrova/api-contract';
import type { Transaction } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { daysToConfirm, type JobAlertRow, type Tables } from '../../database/schema.ts';
import { saveEmails } from '../../outbox/outbox-repository.ts';
import { createSenderId } from '../../outbox/recipient-limit.ts';
import { withIdempotency, type IdempotentRequest } from '../../idempotency/idempotency.ts';
import { RecordNotFoundError } from '../../errors.ts';
import { day, instantAfter } from '../../time.ts';
import { refuse, succeed } from '../submission-response.ts';
import { createAlertEmail } from './alert-emails.ts';
import { deleteAlerts, findLatestRevision, listAlertsOf } from './alert-repository.ts';
import type { AlertLinks, AlertServices, LinkedAlert } from './alert-links.ts';
import { findKnownFilters, type AlertChoice } from './open-jobs.ts';

/** Max confirmed alerts of one address. */
const maxAlerts = 10;

const messages = {
  // The same for every address, so it does not reveal who has alerts.
  sent: 'We have sent you an email. Open its link and press the button there to turn the alert on.',
  full: `There are ${maxAlerts} job alerts for this address already. Please end one of them, and then turn this one on.`,
  on: 'The alert is on. We write to you at most once a day, when there are new jobs that fit.',
  alreadyOn: 'The alert is on already. We write to you at most once a day, when new jobs fit.',
  ended: 'The alert has ended.',
  unsubscribed: 'All job alerts of this address have ended. You get no more emails about new jobs.',
  unknown:
    'This link does not lead to a job alert. The alert may have ended, or the link is incomplete: please open it from our latest email.',
} as const;

export interface AlertSource {
  /** Scheme and host of the site that the request came from. */
  siteOrigin: string;
  /** The network that it came from. */
  client: string;
}

/**
 * Saves a new job alert, and asks its address to confirm it; without an email nothing is saved. The
 * response is always the same, so it does not reveal who has alerts.
 */
export async function createJobAlert(
  services: AlertServices,
  request: JobAlertRequest,
  { siteOrigin, client }: AlertSource,
  idempotentRequest: IdempotentRequest<SubmissionResponse> | undefined,
): Promise<SubmissionResponse> {
  const { database, alertLinks, config } = services;
  const sender = createSenderId(client, request.email);
  const newAlert = createRow(request, alertLinks.createAddressId(request.email), siteOrigin);
  return withIdempotency(services, idempotentRequest, 'alert', async (transaction) => {
    // An alert that is requested twice at the same time is saved once.
    await database.lock(transaction, 'alertAddress', newAlert.addressId);
    const others = await listAlertsOf(transaction, newAlert.addressId);
    const same = others.find(
      (other) => isSameChoice(other, newAlert) && !isExpired(other, config.retentionDays),
    );
    // If the existing alert is about the same jobs, its links stay valid.
    const row = { ...newAlert, id: same?.id ?? newAlert.id };
    const alert = same?.confirmedAt ? same : await completeRow(transaction, row, others);
    const isQueued = await saveEmail(services, transaction, alert, sender);
    if (isQueued && alert !== same) {
      const insert = transaction.insertInto('jobAlerts').values(alert);
      await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(alert)).execute();
    }
    return { response: succeed(messages.sent), recordId: isQueued ? alert.id : null };
  });
}

/** Confirms the alert that the token was made for. A second time changes nothing. */
export async function confirmJobAlert(
  { database, alertLinks, config }: AlertServices,
  token: string,
) {
  const { alertId, addressId } = readLink(alertLinks, token);
  return database.commit(async (transaction) => {
    await database.lock(transaction, 'alertAddress', addressId);
    const all = await listAlertsOf(transaction, addressId);
    const alerts = all.filter((alert) => !isExpired(alert, config.retentionDays));
    const alert = alerts.find(({ id }) => id === alertId);
    if (alert === undefined) throw new RecordNotFoundError(messages.unknown);
    const isFull = alerts.filter(({ confirmedAt }) => confirmedAt !== null).length >= maxAlerts;
    if (alert.confirmedAt !== null) return succeed(messages.alreadyOn);
    if (isFull) return refuse(messages.full);
    const confirmed = { confirmedAt: new Date().toISOString() };
    await transaction.updateTable('jobAlerts').set(confirmed).where('id', '=', alertId).execute();
    return succeed(messages.on);
  });
}

/**
 * Lists the alert that the token was made for, and the confirmed ones of its address. Strangers may have
 * requested the others.
 */
export async function getJobAlerts({ database, alertLinks }: AlertServices, token: string) {
  const linked = readLink(alertLinks, token);
  const { alertId } = linked;
  const opened = await listOpened(database.queries, linked);
  const alerts = opened.filter(({ id, confirmedAt }) => confirmedAt !== null || id === alertId);
  const [newest] = alerts;
  if (newest === undefined) throw new RecordNotFoundError(messages.unknown);
  return schemas.getJobAlerts.response.parse({
    email: newest.email,
    ...(alerts.some(({ id }) => id === alertId) && { linkedAlertId: alertId }),
    alerts: alerts.map(({ id, receivedAt, confirmedAt, ...choice }) => ({
      ...choice,
      alertId: id,
      createdDate: receivedAt,
      isConfirmed: confirmedAt !== null,
    })),
  });
}

/** Ends an alert of the address to which the token was sent. Ending it again changes nothing. */
export async function endJobAlert(
  { database, alertLinks, wakeCleanup }: AlertServices,
  token: string,
  alertId: string,
): Promise<SubmissionResponse> {
  const linked = readLink(alertLinks, token);
  await database.commit(async (transaction) => {
    const alerts = await listOpened(transaction, linked);
    if (!alerts.some(({ id }) => id === alertId)) return;
    await deleteAlerts(transaction, linked.addressId, { alertId });
  });
  wakeCleanup();
  return succeed(messages.ended);
}

/** Ends all confirmed alerts of an address: one email is about all of them. */
export async function unsubscribe(
  { database, alertLinks, wakeCleanup }: AlertServices,
  token: string,
): Promise<SubmissionResponse> {
  const addressId = alertLinks.readUnsubscribe(token);
  if (addressId === undefined) throw new RecordNotFoundError(messages.unknown);
  await database.commit((transaction) => deleteAlerts(transaction, addressId, 'confirmed'));
  wakeCleanup();
  return succeed(messages.unsubscribed);
}

function readLink(links: AlertLinks, token: string): LinkedAlert {
  const linked = links.readAlert(token);
  if (linked === undefined) throw new RecordNotFoundError(messages.unknown);
  return linked;
}

/**
 * A link opens all alerts of its address; once its own has ended, only those older than the link.
 */
async function listOpened(queries: Queries, { alertId, addressId, issuedAt }: LinkedAlert) {
  const alerts = await listAlertsOf(queries, addressId);
  if (alerts.some(({ id }) => id === alertId)) return alerts;
  return alerts.filter(({ receivedAt }) => Date.parse(receivedAt) <= issuedAt);
}

function createRow(request: JobAlertRequest, addressId: string, siteOrigin: string): JobAlertRow {
  const clean = (text: string | undefined) => (text ?? '').trim().replaceAll(/\s+/gu, ' ');
  return {
    ...mapFilters((name) => clean(request[name])),
    country: request.country,
    keywords: clean(request.keywords),
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    email: request.email,
    addressId,
    siteOrigin,
    confirmedAt: null,
    seenRevision: 0,
    lastSentAt: null,
  };
}

/** Whether an alert has ended by its age. The cleanup may delete it later, or be withheld. */
function isExpired({ receivedAt, confirmedAt }: JobAlertRow, retentionDays: number): boolean {
  const days = confirmedAt === null ? daysToConfirm : retentionDays;
  return receivedAt <= instantAfter(-days * day);
}

function isSameChoice(one: AlertChoice, other: AlertChoice): boolean {
  const isSame = (name: keyof AlertChoice) => one[name].toLowerCase() === other[name].toLowerCase();
  return isSame('country') && isSame('keywords') && jobFilterNames.every(isSame);
}

/**
 * A new alert skips the jobs that are open already, and shares the last email date of its address.
 */
async function completeRow(
  transaction: Transaction<Tables>,
  newAlert: JobAlertRow,
  others: readonly JobAlertRow[],
): Promise<JobAlertRow> {
  const lastSentAt = others
    .map((other) => other.lastSentAt ?? '')
    .toSorted()
    .at(-1);
  const seenRevision = await findLatestRevision(transaction);
  return { ...newAlert, seenRevision, lastSentAt: lastSentAt || null };
}

async function saveEmail(
  { alertLinks, config: { mail, retentionDays } }: AlertServices,
  transaction: Transaction<Tables>,
  alert: JobAlertRow,
  sender: string,
): Promise<boolean> {
  const manage = alertLinks.linkToAlert(alert);
  const options = { manage, careersTo: mail.careersTo, retentionDays };
  const known = await findKnownFilters(transaction, alert);
  const email = { ...createAlertEmail(alert, known, options), sender };
  return saveEmails(transaction, alert.id, mail.from, [email]);
}
