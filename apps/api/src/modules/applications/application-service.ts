import { randomUUID } from 'node:crypto';
import type { ApplicationResponse, JobApplicationData } from '@kestrova/api-contract';
import type { Transaction } from 'kysely';
import type { ApplicationRow, Tables } from '../../database/schema.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import { createSenderId } from '../../email/outbox/recipient-limit.ts';
import type { IdempotentRequest } from '../../idempotency/idempotency.ts';
import type { ServerServices } from '../../services.ts';
import { createOwnUrl, createSecret, hashSecret } from '../emailed-links.ts';
import { createReference, describeReference, refuse, succeed } from '../submission-response.ts';
import { createApplicationEmails } from './application-emails.ts';
import {
  createFileRows,
  keepFiles,
  submitWithFiles,
  type SentFiles,
  type StoredFile,
} from './application-files.ts';
import { findAppliedJob, saveApplication, type AppliedJob } from './application-repository.ts';

/** What an applicant sent. */
interface SentApplication extends SentFiles {
  data: JobApplicationData;
}

/** Saves an application with its files and emails. */
export async function submitApplication(
  services: ServerServices,
  application: SentApplication,
  idempotentRequest: IdempotentRequest<ApplicationResponse> | undefined,
): Promise<ApplicationResponse> {
  const { data } = application;
  return submitWithFiles(services, application, idempotentRequest, {
    hasRecord: async () =>
      (await findAppliedJob(services.database.queries, data.jobId)) !== undefined,
    save: async (transaction, files) =>
      (files && (await saveSubmission(services, transaction, application, files))) ?? {
        response: refuse(
          `The position "${data.jobTitle}" is no longer open, so your application was not sent. Please choose another job.`,
        ),
        recordId: null,
      },
    onSaved() {
      services.countSubmission('application');
      services.wakeOutbox();
    },
  });
}

/** @returns undefined if the job was closed while the files were stored. */
async function saveSubmission(
  { config }: ServerServices,
  transaction: Transaction<Tables>,
  { data, origin, client }: SentApplication,
  files: readonly StoredFile[],
) {
  const job = await findAppliedJob(transaction, data.jobId);
  if (job === undefined) return undefined;
  const secret = createSecret();
  const row = { ...createRow(data, job), secretHash: hashSecret(secret) };
  const fileRows = createFileRows(row.id, files);
  await saveApplication(transaction, row, fileRows);
  await keepFiles(transaction, fileRows);
  const ownUrl = createOwnUrl(config, { origin, jobCountry: job.jobCountry }, secret);
  const sender = createSenderId(client, row.email);
  const emails = createApplicationEmails(row, fileRows, { ...config.mail, ownUrl, sender });
  const isConfirmed = await saveEmails(transaction, row.id, config.mail.from, emails);
  const reference = describeReference(row.reference, isConfirmed);
  const response = succeed(
    `Thank you, ${row.firstName}. Your application for ${row.jobTitle} has been received. ${reference}`,
  );
  return { response: { ...response, email: row.email }, recordId: row.id };
}

// The job's own facts come from the database: what a page sent may be out of date, or forged.
function createRow(data: JobApplicationData, job: AppliedJob): Omit<ApplicationRow, 'secretHash'> {
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
