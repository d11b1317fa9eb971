import { randomUUID } from 'node:crypto';
import type {
  ApplicationFileName,
  ApplicationResponse,
  JobApplicationData,
} from '@kestrova/api-contract';
import type { EmailedLink } from '@kestrova/emails';
import type { ApplicationFileRow, ApplicationRow } from '../../database/schema.ts';
import { saveEmails } from '../../outbox/outbox-repository.ts';
import { createSenderId } from '../../outbox/recipient-limit.ts';
import { FileRejectedError } from '../../errors.ts';
import type { LocalFile } from '../../files/hashed-files.ts';
import {
  findFirstResponse,
  withIdempotency,
  type IdempotentRequest,
} from '../../idempotency/idempotency.ts';
import { keepFiles, saveFileRemovals } from '../../records/pending-removals.ts';
import type { ServerServices } from '../../services.ts';
import { findSiteOrigin } from '../../links/site-origin.ts';
import { hour, instantAfter } from '../../time.ts';
import type { UploadKind } from '../../uploads/validate/upload-rules.ts';
import { validateUpload } from '../../uploads/validate/validate-upload.ts';
import { applicationReceived, saveWebhook } from '../../outbox/webhooks/webhook-events.ts';
import { createReference, describeReference, refuse, succeed } from '../submission-response.ts';
import { createApplicationEmails } from './application-emails.ts';
import { findOpenJob, saveApplication, type AppliedJob } from './application-repository.ts';

/** A received file, not yet stored. */
export interface UploadedFile extends LocalFile {
  part: ApplicationFileName;
  /** As the visitor named it, made safe to show. */
  originalName: string;
}

export interface SentFiles {
  files: readonly UploadedFile[];
  /** The Origin header of the request. */
  origin: string | undefined;
  /** The address that it came from. */
  client: string;
}

/** Saves an application with its files and emails; the response means that all of it is on disk. */
export async function submitApplication(
  services: ServerServices,
  { data, files, origin, client }: SentFiles & { data: JobApplicationData },
  idempotentRequest: IdempotentRequest<ApplicationResponse> | undefined,
): Promise<ApplicationResponse> {
  const { config, database } = services;
  const firstResponse = await findFirstResponse(database.queries, idempotentRequest);
  if (firstResponse !== undefined) return firstResponse;

  const refusal = {
    response: refuse(
      `The position "${data.jobTitle}" is no longer open, so your application was not sent. Please choose another job.`,
    ),
    recordId: null,
  };
  if ((await findOpenJob(database.queries, data.jobId)) === undefined) {
    return withIdempotency(services, idempotentRequest, 'application', async () => refusal);
  }
  const storedFiles = await validateFiles(services, files);
  await storeFiles(services, storedFiles);

  return withIdempotency(services, idempotentRequest, 'application', async (transaction) => {
    const job = await findOpenJob(transaction, data.jobId);
    // It was closed while the files were stored.
    if (job === undefined) return refusal;
    const row = createRow(data, job);
    const fileRows = createFileRows(row.id, storedFiles);
    await keepFiles(transaction, fileRows);
    await saveApplication(transaction, row, fileRows);
    const own = linkToApplication(row, findSiteOrigin(config, origin, job.jobCountry));
    const review = { ...own, purpose: 'review' as const };
    const sender = createSenderId(client, row.email);
    const isScanned = services.scan !== undefined;
    const options = { ...config.mail, own, review, sender, isScanned };
    const emails = createApplicationEmails(row, fileRows, options);
    const isConfirmed = await saveEmails(transaction, row.id, config.mail.from, emails);
    await saveWebhook(transaction, config, row.id, applicationReceived(row, fileRows));
    const reference = describeReference(row.reference, isConfirmed);
    const response = succeed(
      `Thank you, ${row.firstName}. Your application for ${row.jobTitle} has been received. ${reference}`,
    );
    return { response: { ...response, email: row.email }, recordId: row.id };
  });
}

/** Opens the page of an application, for as long as its record exists. */
export function linkToApplication({ id }: { id: string }, siteOrigin: string): EmailedLink {
  return { purpose: 'application', subject: id, siteOrigin };
}

// The facts of the job come from the database: those of the request may be outdated or forged.
function createRow(data: JobApplicationData, job: AppliedJob): ApplicationRow {
  return {
    ...data,
    id: randomUUID(),
    reference: createReference('A'),
    receivedAt: new Date().toISOString(),
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: job.jobTitle,
    jobRole: job.jobTitle,
    location: job.jobLocation,
    coverLetterDescription: data.coverLetterDescription ?? '',
    privacyEnable: Number(data.privacyEnable),
    contactMeEnable: Number(data.contactMeEnable),
  };
}

/** Milliseconds after which a request has certainly ended. */
const maxRequestTime = hour;

/** A validated file under the name that the server gave it, for the store and its row. */
export interface StoredFile extends UploadedFile {
  name: string;
  kind: UploadKind;
}

/** @throws FileRejectedError for the first file that is rejected; it names the file's part. */
export async function validateFiles(
  { scan }: ServerServices,
  files: readonly UploadedFile[],
): Promise<StoredFile[]> {
  const validated: StoredFile[] = [];
  for (const file of files) {
    const verdict = await validateUpload({ path: file.path, fileName: file.originalName });
    if (!verdict.isAccepted) throw new FileRejectedError(verdict.message, { part: file.part });
    if (scan !== undefined && !(await scan(file.path))) {
      const message = 'This file seems to carry a virus. Please send another one.';
      throw new FileRejectedError(message, { part: file.part });
    }
    const { kind } = verdict;
    validated.push({ ...file, kind, name: `${randomUUID()}.${kind}` });
  }
  return validated;
}

/**
 * Stores files before their record is saved, so that no record names a missing file. Their removal
 * is queued first, and `keepFiles` cancels it: the cleanup removes the files of a submission that
 * failed, was rejected, or ended with its process.
 */
export async function storeFiles(
  { database, store }: ServerServices,
  files: readonly StoredFile[],
): Promise<void> {
  await saveFileRemovals(database.queries, files, instantAfter(maxRequestTime));
  // Waits for all, even after a failure, since the temporary files are removed afterwards.
  const results = await Promise.allSettled(files.map((file) => store.save(file.name, file)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

export function createFileRows(
  applicationId: string,
  files: readonly StoredFile[],
): ApplicationFileRow[] {
  return files.map(({ name, part, originalName, kind, size, sha256 }) => ({
    name,
    applicationId,
    part,
    originalName,
    kind,
    size,
    sha256,
    activeContent: '',
  }));
}
