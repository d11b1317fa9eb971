import { randomUUID } from 'node:crypto';
import type { NewStatus } from '@kestrova/api-contract';
import { statusEmail, type StatusOutcome } from '@kestrova/emails';
import type { StatusChangeRow } from '../../database/schema.ts';
import { saveEmails } from '../../outbox/outbox-repository.ts';
import { OutdatedError, RecordNotFoundError } from '../../errors.ts';
import { findSiteOrigin } from '../../links/site-origin.ts';
import type { Services } from '../../services.ts';
import { saveWebhook, statusChanged } from '../../outbox/webhooks/webhook-events.ts';
import { findOwnApplication } from './application-repository.ts';
import { linkToApplication } from './application-service.ts';
import { listStatusChanges } from './status-repository.ts';

export const removedMessage =
  'This application is no longer stored: it was withdrawn, erased, or deleted at the end of its time. Please delete your copies of it too.';

/** The names of statuses in sentences to the careers team. */
const statusNames: Readonly<Record<NewStatus['status'], string>> = {
  'in-review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
};

/**
 * Saves a change of status, and queues its email to the applicant in the same transaction. The only
 * function that does so. A repeated press finds its own change and saves nothing.
 * @throws OutdatedError if the application has a change that the author has not seen.
 */
export async function changeStatus(
  { config, database }: Pick<Services, 'config' | 'database'>,
  applicationId: string,
  { lastChangeId, sentence = '', ...wanted }: NewStatus,
): Promise<StatusChangeRow> {
  return database.commit(async (transaction) => {
    const application = await findOwnApplication(transaction, applicationId, true);
    if (application === undefined) throw new RecordNotFoundError(removedMessage);
    const changes = await listStatusChanges(transaction, [applicationId]);
    const [previous, last] = [changes.at(-2), changes.at(-1)];
    const change = {
      status: wanted.status,
      reason: wanted.reason ?? null,
      sentence: sentence.trim(),
      isEmailed: Number(wanted.notify),
    };
    if (last !== undefined && previous?.id === lastChangeId && isSame(last, change)) return last;
    if (last?.id !== lastChangeId) throw new OutdatedError(describeOutdated(last));

    const number = (last?.number ?? 0) + 1;
    const changedAt = new Date().toISOString();
    const row = { ...change, id: randomUUID(), applicationId, number, changedAt };
    await transaction.insertInto('statusChanges').values(row).execute();
    await saveWebhook(transaction, config, applicationId, statusChanged(application, row));
    if (wanted.notify) {
      const own = linkToApplication(
        application,
        findSiteOrigin(config, undefined, application.jobCountry),
      );
      const content = statusEmail({ ...row, application, outcome: toOutcome(wanted), own });
      const { from, careersTo } = config.mail;
      const email = { recipient: application.email, replyTo: careersTo, content };
      await saveEmails(transaction, applicationId, from, [email]);
    }
    return row;
  });
}

/** Says what was saved and when, to its author. */
export function describeChange({ status, changedAt, isEmailed }: StatusChangeRow): string {
  const email = isEmailed === 1 ? 'The email is on its way.' : 'No email was sent.';
  return `${statusNames[status]} was saved at ${formatMinute(changedAt)}. ${email}`;
}

/** The status that an email reports. */
export function toOutcome({ status, reason }: Pick<NewStatus, 'status' | 'reason'>): StatusOutcome {
  return status === 'closed' ? (reason ?? 'not-selected') : status;
}

function describeOutdated(last: StatusChangeRow | undefined): string {
  const saved = last && `${statusNames[last.status]} at ${formatMinute(last.changedAt)}`;
  return `Somebody else has saved ${saved ?? 'another status'} since you opened this page, so yours was not saved. The page shows it now. Please check it, and press again if yours is still right.`;
}

function isSame(row: StatusChangeRow, change: Omit<Partial<StatusChangeRow>, 'id'>): boolean {
  return (['status', 'reason', 'sentence', 'isEmailed'] as const).every(
    (name) => row[name] === change[name],
  );
}

function formatMinute(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
