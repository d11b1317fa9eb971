import { randomUUID } from 'node:crypto';
import {
  responseCodes,
  type ApplicationResponse,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ApplicationRow, Tables } from '../../database/schema.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import {
  findFirstResponse,
  withIdempotency,
  type IdempotentRequest,
} from '../../idempotency/idempotency.ts';
import { createReference, describeReference } from '../reference.ts';
import { findSiteOrigin, type SiteOrigins } from '../site-origin.ts';
import type { UploadedFile } from '../../uploads/receive-upload.ts';
import { validateUploads, type StoredFile } from '../../uploads/validate-uploads.ts';
import type { Scan } from '../../uploads/scan.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import type { UploadValidator } from '../../uploads/validate/upload-validator.ts';
import { createApplicationEmails } from './application-emails.ts';
import { createFileRows, keepFiles, removeFiles, storeFiles } from './application-files.ts';
import {
  findAppliedJob,
  lockAppliedJob,
  saveApplication,
  type AppliedJob,
} from './application-repository.ts';
import { createOwnApplicationUrl, createSecret, hashSecret } from './own-application-secret.ts';

/** What an applicant sent. */
export interface SentApplication {
  data: JobApplicationData;
  files: readonly UploadedFile[];
  /** The Origin header of the request. */
  origin: string | undefined;
  /** The address that it came from. */
  client: string;
}

export interface ApplicationServices {
  database: Database;
  store: FileStore;
  validator: UploadValidator;
  scan: Scan | undefined;
  addresses: { from: string; careersTo: string };
  /** Whether notices carry the applicants' files. */
  attachFiles: boolean;
  sites: SiteOrigins;
  /** Called after a record was saved; not for a duplicate or a rejected application. */
  onSaved: () => void;
}

/**
 * Saves an application with its files and emails; the response means that all of them are on disk.
 * Files are stored before the commit, so that no record names a missing file. They are removed where
 * certainly nothing was saved; where the outcome of the commit is unknown the cleanup removes them.
 */
export async function submitApplication(
  services: ApplicationServices,
  application: SentApplication,
  idempotentRequest: IdempotentRequest<ApplicationResponse> | undefined,
): Promise<ApplicationResponse> {
  const { database, store } = services;
  const firstResponse =
    idempotentRequest && (await findFirstResponse(database.queries, idempotentRequest));
  if (firstResponse !== undefined) return firstResponse;

  const files = await validateUploads(application.files, { ...services, ...application });
  // An application for a closed job stores nothing, so that it is told so also while the store is away.
  const job = await findAppliedJob(database.queries, application.data.jobId);
  const filesToStore = job === undefined ? [] : files;
  await storeFiles(services, filesToStore);

  return withIdempotency(database, idempotentRequest, {
    save: async (transaction) =>
      job === undefined
        ? { response: createRejection(application.data), recordId: null }
        : saveSubmission(services, transaction, application, files),
    onSaved: services.onSaved,
    discard: () => removeFiles(store, filesToStore),
  });
}

async function saveSubmission(
  { addresses, attachFiles, sites }: ApplicationServices,
  transaction: Transaction<Tables>,
  { data, origin }: SentApplication,
  files: readonly StoredFile[],
) {
  const job = await lockAppliedJob(transaction, data.jobId);
  // It may have been closed while the files were stored.
  if (job === undefined) return { response: createRejection(data), recordId: null };
  const secret = createSecret();
  const row = { ...createRow(data, job), secretHash: hashSecret(secret) };
  const fileRows = createFileRows(row.id, files);
  await saveApplication(transaction, row, fileRows);
  await keepFiles(transaction, fileRows);
  const ownUrl = createOwnApplicationUrl(findSiteOrigin(sites, origin, job.jobCountry), secret);
  const { careersTo } = addresses;
  const emails = createApplicationEmails(row, fileRows, { careersTo, attachFiles, ownUrl });
  const isConfirmed = await saveEmails(transaction, row.id, addresses.from, emails);
  return { response: createResponse(row, isConfirmed), recordId: row.id };
}

function createRejection({ jobTitle }: JobApplicationData): ApplicationResponse {
  return {
    responseCode: responseCodes.refused,
    responseMessage: `The position "${jobTitle}" is no longer open, so your application was not sent. Please choose another job.`,
  };
}

function createResponse(row: ApplicationRow, isConfirmed: boolean): ApplicationResponse {
  return {
    responseCode: responseCodes.success,
    responseMessage: `Thank you, ${row.firstName}. Your application for ${row.jobTitle} has been received. ${describeReference(row.reference, isConfirmed)}`,
    email: row.email,
  };
}

// The job's own facts come from the database: what a page sent may be out of date, or forged.
function createRow(data: JobApplicationData, job: AppliedJob): Omit<ApplicationRow, 'secretHash'> {
  return {
    id: randomUUID(),
    reference: createReference('A'),
    receivedAt: new Date().toISOString(),
    jobId: job.jobId,
    jobCode: job.jobCode,
    jobTitle: job.jobTitle,
    jobRole: job.jobTitle,
    location: job.jobLocation,
    firstName: data.firstName,
    lastName: data.lastName,
    email: data.email,
    phNo: data.phNo,
    coverLetterDescription: data.coverLetterDescription ?? '',
    privacyEnable: Number(data.privacyEnable),
    contactMeEnable: Number(data.contactMeEnable),
  };
}
