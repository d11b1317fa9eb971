import { randomUUID } from 'node:crypto';
import type { ApplicationResponse, JobApplicationData } from '@kestrova/api-contract';
import type { ApplicationRow } from '../../database/schema.ts';
import { saveEmails } from '../../email/outbox/outbox-repository.ts';
import { createSenderId } from '../../email/outbox/recipient-limit.ts';
import {
  findFirstResponse,
  withIdempotency,
  type IdempotentRequest,
} from '../../idempotency/idempotency.ts';
import type { ServerServices } from '../../services.ts';
import { createSecret, hashSecret } from '../../secrets.ts';
import { createOwnUrl } from '../emailed-links.ts';
import { createReference, describeReference, refuse, succeed } from '../submission-response.ts';
import { createApplicationEmails } from './application-emails.ts';
import {
  createFileRows,
  keepFiles,
  storeFiles,
  validateFiles,
  type SentFiles,
} from './application-files.ts';
import { findOpenJob, saveApplication, type AppliedJob } from './application-repository.ts';

/** What an applicant sent. */
interface SentApplication extends SentFiles {
  data: JobApplicationData;
}

/** Saves an application with its files and emails; the response means that all of it is on disk. */
export async function submitApplication(
  services: ServerServices,
  { data, files, origin, client }: SentApplication,
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
    const secret = createSecret();
    const row = { ...createRow(data, job), secretHash: hashSecret(secret) };
    const fileRows = createFileRows(row.id, storedFiles);
    await keepFiles(transaction, fileRows);
    await saveApplication(transaction, row, fileRows);
    const ownUrl = createOwnUrl(config, { origin, jobCountry: job.jobCountry }, secret);
    const sender = createSenderId(client, row.email);
    const emails = createApplicationEmails(row, fileRows, { ...config.mail, ownUrl, sender });
    const isConfirmed = await saveEmails(transaction, row.id, config.mail.from, emails);
    const reference = describeReference(row.reference, isConfirmed);
    const response = succeed(
      `Thank you, ${row.firstName}. Your application for ${row.jobTitle} has been received. ${reference}`,
    );
    return { response: { ...response, email: row.email }, recordId: row.id };
  });
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
