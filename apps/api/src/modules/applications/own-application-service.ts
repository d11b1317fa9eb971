import { schemas, type OwnApplication, type SubmissionResponse } from '@kestrova/api-contract';
import { listParts } from '@kestrova/emails';
import type { Queries } from '../../database/open-database.ts';
import { RecordNotFoundError } from '../../errors.ts';
import { saveEmails } from '../../outbox/outbox-repository.ts';
import {
  findFirstResponse,
  withIdempotency,
  type IdempotentRequest,
} from '../../idempotency/idempotency.ts';
import { deleteRecordRows } from '../../records/delete-records.ts';
import { keepFiles, saveFileRemovals } from '../../records/pending-removals.ts';
import type { ServerServices } from '../../services.ts';
import { findSiteOrigin } from '../../links/site-origin.ts';
import { applicationWithdrawn, saveWebhook } from '../../outbox/webhooks/webhook-events.ts';
import { succeed } from '../submission-response.ts';
import {
  createFileRows,
  linkToApplication,
  storeFiles,
  validateFiles,
  type SentFiles,
} from './application-service.ts';
import { findOwnApplication, listFiles, replaceFiles } from './application-repository.ts';
import { listStatusChanges, toStatusChange } from './status-repository.ts';
import { createReplacementEmails, createWithdrawalEmails } from './application-emails.ts';

const notFoundMessage =
  'This link leads to no application: it was withdrawn or has expired, or the link is incomplete or too old. Please ask for a new one.';

/** An applicant who has opened the link of an application. */
interface Own {
  /** The id in the link; empty if it is not one of ours. */
  applicationId: string;
}

export async function getOwnApplication(
  queries: Queries,
  applicationId: string,
): Promise<OwnApplication> {
  const application = await getApplication(queries, applicationId);
  const files = await listFiles(queries, application.id);
  const changes = await listStatusChanges(queries, [application.id]);
  return schemas.getOwnApplication.response.parse({
    ...application,
    jobLocation: application.location,
    isJobOpen: Boolean(application.isJobOpen),
    files: files.map(({ part, originalName, size }) => ({ part, name: originalName, size })),
    changes: changes.map(toStatusChange),
    sentence: changes.findLast(({ sentence }) => sentence !== '')?.sentence,
  });
}

/** Saves files, and queues those that they replace for removal. */
export async function replaceOwnFiles(
  services: ServerServices,
  { applicationId, files, origin }: SentFiles & Own,
  idempotentRequest: IdempotentRequest<SubmissionResponse> | undefined,
): Promise<SubmissionResponse> {
  const { config, database } = services;
  const firstResponse = await findFirstResponse(database.queries, idempotentRequest);
  if (firstResponse !== undefined) return firstResponse;
  const storedFiles = await validateFiles(services, files);
  await storeFiles(services, storedFiles);

  return withIdempotency(services, idempotentRequest, 'change', async (transaction) => {
    const application = await getApplication(transaction, applicationId, { isLocked: true });
    const added = createFileRows(application.id, storedFiles);
    await keepFiles(transaction, added);
    const replaced = await replaceFiles(transaction, application.id, added);
    await saveFileRemovals(transaction, replaced);
    const current = await listFiles(transaction, application.id);
    const siteOrigin = findSiteOrigin(config, origin, application.jobCountry);
    const own = linkToApplication(application, siteOrigin);
    const changes = { added, replaced, current };
    const options = { ...config.mail, own, isScanned: services.scan !== undefined };
    const emails = createReplacementEmails(application, changes, options);
    await saveEmails(transaction, application.id, config.mail.from, emails);
    const response = succeed(
      `Thank you, your new files have been received: ${listParts(added)}. Your reference is ${application.reference}.`,
    );
    return { response, recordId: application.id };
  });
}

/**
 * Erases an application: its record, files and emails. Files are queued for removal in
 * the same transaction, as is the removal of the emails' copies.
 */
export async function withdrawOwnApplication(
  services: ServerServices,
  applicationId: string,
  idempotentRequest: IdempotentRequest<SubmissionResponse> | undefined,
): Promise<SubmissionResponse> {
  const { config } = services;
  const { from, careersTo } = config.mail;
  return withIdempotency(services, idempotentRequest, 'change', async (transaction) => {
    const application = await getApplication(transaction, applicationId, { isLocked: true });
    await deleteRecordRows(transaction, 'applications', [application.id]);
    const emails = createWithdrawalEmails(application, careersTo);
    await saveEmails(transaction, application.id, from, emails);
    await saveWebhook(transaction, config, application.id, applicationWithdrawn(application));
    const { jobTitle, reference } = application;
    const response = succeed(
      `Your application for ${jobTitle} (${reference}) has been withdrawn, and what you sent with it is deleted. A confirmation goes to your email address.`,
    );
    return { response, recordId: application.id };
  });
}

/** @throws RecordNotFoundError if there is no application of this id. */
export async function getApplication(queries: Queries, id: string, { isLocked = false } = {}) {
  const application = await findOwnApplication(queries, id, isLocked);
  if (application === undefined) throw new RecordNotFoundError(notFoundMessage);
  return application;
}
