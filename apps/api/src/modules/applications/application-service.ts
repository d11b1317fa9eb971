import { randomUUID } from 'node:crypto';
import {
  responseCodes,
  type ApplicationResponse,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ApplicationFileRow, ApplicationRow, Tables } from '../../database/schema.ts';
import type { Scan } from '../../uploads/scan.ts';
import type { FileStore } from '../../uploads/storage/file-store.ts';
import type { IdempotentRequest } from '../../idempotency/idempotency-repository.ts';
import {
  findCachedResponse,
  withIdempotency,
  type Outcome,
} from '../../idempotency/with-idempotency.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import { createReference } from '../reference.ts';
import { validateUploads, type StoredFile } from '../../uploads/validate-uploads.ts';
import type { UploadValidator } from '../../uploads/validate/upload-validator.ts';
import type { ApplicationForm } from './application-form.ts';
import { createApplicationEmails } from './application-emails.ts';
import { findAppliedJob, saveApplication } from './application-repository.ts';
import { removeFiles, storeFiles } from './store-files.ts';

export interface ApplicationServices {
  database: Database;
  store: FileStore;
  validator: UploadValidator;
  scan: Scan | undefined;
  addresses: { from: string; careersTo: string };
  /** Called where a record was kept now, and not for a repeated or refused request. */
  onAccepted: () => void;
}

/** Larger than any id that the database can hold. */
const maxJobId = 2_147_483_647;

/**
 * Keeps an application, its files and its emails together; its answer means that all of them are
 * on disk. Files of a submission that was not kept for certain are removed before it is answered.
 * Whether a commit that failed took place after all cannot be known: its files stay for the cleanup,
 * since a record must never lose its file.
 */
export async function submitApplication(
  services: ApplicationServices,
  form: ApplicationForm,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<ApplicationResponse> {
  const { database, store } = services;
  const first = await findCachedResponse<ApplicationResponse>(database.queries, idempotentRequest);
  if (first !== undefined) return first;
  const files = await validateUploads(form.files, services.validator, services.scan);
  if (!(await isOpen(database, form.data.jobId))) {
    return withIdempotency(database, idempotentRequest, {
      prepare: async () => refuseClosed(form.data),
    });
  }
  await storeFiles(store, files);
  return withIdempotency(database, idempotentRequest, {
    prepare: (transaction) => prepareApplication(services, transaction, form.data, files),
    onKept: services.onAccepted,
    discard: () => removeFiles(store, files),
  });
}

async function prepareApplication(
  { database, addresses }: ApplicationServices,
  transaction: Transaction<Tables>,
  data: JobApplicationData,
  files: readonly StoredFile[],
): Promise<Outcome<ApplicationResponse>> {
  const job = await findAppliedJob(transaction, data.jobId, database.dialect === 'postgres');
  // It may have been closed while the files were stored.
  if (job === undefined) return refuseClosed(data);
  const row = createRow(data, job);
  const fileRows = createFileRows(row.id, files);
  const emails = createApplicationEmails(row, fileRows, addresses.careersTo);
  return {
    response: createAnswer(row),
    recordId: row.id,
    async save() {
      await saveApplication(transaction, row, fileRows);
      await saveEmails(transaction, row.id, addresses.from, emails);
    },
  };
}

async function isOpen(database: Database, jobId: number): Promise<boolean> {
  if (jobId > maxJobId) return false;
  return (await findAppliedJob(database.queries, jobId, false)) !== undefined;
}

function refuseClosed(data: JobApplicationData): Outcome<ApplicationResponse> {
  return {
    response: {
      responseCode: responseCodes.refused,
      responseMessage: `The position "${data.jobTitle}" is no longer open, so your application was not sent. Please choose another job.`,
    },
    recordId: null,
  };
}

function createAnswer(row: ApplicationRow): ApplicationResponse {
  return {
    responseCode: responseCodes.success,
    responseMessage: `Thank you, ${row.firstName}. Your application for ${row.jobTitle} has been received. Your reference is ${row.reference}.`,
    email: row.email,
  };
}

type AppliedJob = NonNullable<Awaited<ReturnType<typeof findAppliedJob>>>;

// The job's own facts come from the database: what a page sent may be older, or made up.
function createRow(data: JobApplicationData, job: AppliedJob): ApplicationRow {
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

function createFileRows(applicationId: string, files: readonly StoredFile[]): ApplicationFileRow[] {
  return files.map(({ name, part, originalName, kind, size, sha256, activeContent }) => ({
    name,
    applicationId,
    part,
    originalName,
    kind,
    size,
    sha256,
    activeContent: activeContent.join(','),
  }));
}
