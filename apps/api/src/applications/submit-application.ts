import { randomUUID } from 'node:crypto';
import {
  responseCodes,
  type ApplicationAnswer,
  type JobApplicationData,
} from '@kestrova/api-contract';
import type { Database } from '../database/open-database.ts';
import type { ApplicationFileRow, ApplicationRow } from '../database/schema.ts';
import type { Scan } from '../files/clamd.ts';
import type { FileStore } from '../files/file-store.ts';
import { answerOnce, replay, type Outcome } from '../idempotency/answer-once.ts';
import type { RepeatableRequest } from '../idempotency/idempotency-repository.ts';
import { saveLetters } from '../outbox/outbox-repository.ts';
import { createReference } from '../records/reference.ts';
import { judgeFiles, storeFiles, type AcceptedFile } from './accept-files.ts';
import type { ApplicationForm } from './application-form.ts';
import { createApplicationLetters } from './application-mail.ts';
import { findAppliedJob, saveApplication } from './application-repository.ts';

export interface ApplicationHouse {
  database: Database;
  store: FileStore;
  scan: Scan | undefined;
  addresses: { from: string; careersTo: string };
}

/** Larger than any id that the database can hold. */
const mostJobId = 2_147_483_647;

/**
 * Keeps an application, its files and its letters together; its answer means that all of them are
 * on disk. Files that turn out to be in vain are left to the sweeper: whether a commit that failed
 * took place after all cannot always be known, and a record must never lose its file.
 */
export async function submitApplication(
  house: ApplicationHouse,
  form: ApplicationForm,
  repeatable: RepeatableRequest | undefined,
): Promise<ApplicationAnswer> {
  const first = await replay<ApplicationAnswer>(house.database.queries, repeatable);
  if (first !== undefined) return first;
  const files = await judgeFiles(form.files, house.scan);
  if (!(await isOpen(house.database, form.data.jobId))) {
    return answerOnce(house.database, repeatable, async () => refuseClosed(form.data));
  }
  await storeFiles(house.store, files);
  return answerOnce(house.database, repeatable, async (transaction) => {
    const canLock = house.database.dialect === 'postgres';
    const job = await findAppliedJob(transaction, form.data.jobId, canLock);
    // It may have been closed while the files were stored.
    if (job === undefined) return refuseClosed(form.data);
    const row = createRow(form.data, job);
    const fileRows = createFileRows(row.id, files);
    const letters = createApplicationLetters(row, fileRows, house.addresses.careersTo);
    await saveApplication(transaction, row, fileRows);
    await saveLetters(transaction, row.id, house.addresses.from, letters);
    return { answer: createAnswer(row), recordId: row.id };
  });
}

async function isOpen(database: Database, jobId: number): Promise<boolean> {
  if (jobId > mostJobId) return false;
  return (await findAppliedJob(database.queries, jobId, false)) !== undefined;
}

function refuseClosed(data: JobApplicationData): Outcome<ApplicationAnswer> {
  return {
    answer: {
      responseCode: responseCodes.refused,
      responseMessage: `The position "${data.jobTitle}" is no longer open, so your application was not sent. Please choose another job.`,
    },
    recordId: null,
  };
}

function createAnswer(row: ApplicationRow): ApplicationAnswer {
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

function createFileRows(
  applicationId: string,
  files: readonly AcceptedFile[],
): ApplicationFileRow[] {
  return files.map(({ name, part, originalName, kind, size, sha256 }) => ({
    name,
    applicationId,
    part,
    originalName,
    kind,
    size,
    sha256,
  }));
}
