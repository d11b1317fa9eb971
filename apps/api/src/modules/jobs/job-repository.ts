import { randomUUID } from 'node:crypto';
import type { JobDetails, JobSummary } from '@kestrova/api-contract';
import { isDayOver, latestDayOver } from '@kestrova/regions';
import type { Country } from '@kestrova/validation';
import { sql } from 'kysely';
import type { Queries } from '../../database/open-database.ts';
import { isOpenJob } from '../../database/open-jobs.ts';
import { inBatches } from '../../database/read-pages.ts';
import { maxJobId, type JobRow, type NewJobRow } from '../../database/schema.ts';
import { findServerState, saveServerState } from '../../database/server-state.ts';
import { OperatorError } from '../../errors.ts';

export type NewJob = Omit<NewJobRow, 'jobId' | 'closedAt' | 'openedRevision'>;

const revisionName = 'job-revision';
// SQLite allows 32,766 values in one statement, PostgreSQL 65,535; a job has 17.
const rowsPerStatement = 500;

const listColumns = [
  'jobId',
  'jobTitle',
  'jobLocation',
  'jobCode',
  'experince',
  'jobLevel',
  'jobType',
  'jobMode',
  'jobInfo',
  'createdDate',
  'closingDate',
] as const satisfies readonly (keyof JobSummary)[];

const detailColumns = [
  'jobId',
  'jobTitle',
  'jobLocation',
  'jobType',
  'jobMode',
  'jobCode',
  'experince',
  'createdDate',
  'closingDate',
  'jobDescription',
  'jobRequirements',
  'skills',
  'qualification',
  'benifits',
] as const satisfies readonly (keyof JobDetails)[];

/** Lists the open jobs of a country, or of all of them, newest first. */
export async function listOpenJobs(
  queries: Queries,
  country: Country | undefined,
): Promise<JobSummary[]> {
  let query = queries.selectFrom('jobs').select(listColumns).where(isOpenJob());
  if (country !== undefined) query = query.where('jobCountry', '=', country);
  const jobs = await query.orderBy('createdDate', 'desc').orderBy('jobId', 'desc').execute();
  return jobs.map(toWire);
}

/** Finds an open job with its description. */
export async function findOpenJob(
  queries: Queries,
  jobId: number,
): Promise<JobDetails | undefined> {
  if (jobId > maxJobId) return undefined;
  const query = queries.selectFrom('jobs').select(detailColumns).where('jobId', '=', jobId);
  const job = await query.where(isOpenJob()).executeTakeFirst();
  return job && toWire(job);
}

/** On the wire a job without a closing date has no such field. */
function toWire<Job extends Pick<JobRow, 'closingDate'>>({ closingDate, ...job }: Job) {
  return { ...job, ...(closingDate !== null && { closingDate }) };
}

/** Opaque revision; changes on every write to jobs. */
export async function findJobRevision(queries: Queries): Promise<string | undefined> {
  return findServerState(queries, revisionName);
}

/** Makes other transactions that write jobs wait. @returns the revision of the jobs. */
export async function lockJobs(queries: Queries): Promise<string | undefined> {
  const query = queries.selectFrom('serverState').select('value').where('name', '=', revisionName);
  return (await query.forUpdate().executeTakeFirst())?.value;
}

/**
 * Adds jobs, and updates those whose code is known. Those that an operator has closed stay closed; a job
 * that opens again by a later closing date is new. Call it in a transaction, so that the revision changes
 * with the jobs.
 */
export async function saveJobs(queries: Queries, jobs: readonly NewJob[]): Promise<void> {
  const openedRevision = await reviseJobs(queries);
  const columns = Object.keys(jobs[0] ?? {});
  const update = {
    ...Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)])),
    openedRevision: sql<number>`case when ${sql.ref('jobs.closingDate')} <= ${latestDayOver()} then ${sql.ref('excluded.openedRevision')} else ${sql.ref('jobs.openedRevision')} end`,
  };
  for await (const rows of inBatches(jobs, rowsPerStatement)) {
    await queries
      .insertInto('jobs')
      .values(rows.map((job) => ({ ...job, openedRevision })))
      .onConflict((conflict) => conflict.column('jobCode').doUpdateSet(update))
      .execute();
  }
}

/** Lists the open and closed jobs that have these codes, by code. */
export async function listJobsByCode(queries: Queries, jobCodes: readonly string[]) {
  const jobs = new Map<string, JobRow>();
  for await (const codes of inBatches(jobCodes, rowsPerStatement)) {
    const query = queries.selectFrom('jobs').selectAll().where('jobCode', 'in', codes);
    for (const row of await query.execute()) jobs.set(row.jobCode, row);
  }
  return jobs;
}

export interface JobFilter {
  country: Country | undefined;
  state: 'open' | 'closed' | 'all';
}

/** Lists jobs with all columns for the operator, newest first. */
export async function listJobs(queries: Queries, filter: JobFilter): Promise<JobRow[]> {
  let query = queries.selectFrom('jobs').selectAll();
  if (filter.country !== undefined) query = query.where('jobCountry', '=', filter.country);
  if (filter.state === 'open') query = query.where(isOpenJob());
  if (filter.state === 'closed') query = query.where((eb) => eb.not(isOpenJob()));
  return query.orderBy('createdDate', 'desc').orderBy('jobId', 'desc').execute();
}

/** Lists the id and the code of every job: an operator names a job by either. */
export async function listJobNames(queries: Queries) {
  return queries.selectFrom('jobs').select(['jobId', 'jobCode']).execute();
}

/**
 * Closes or reopens jobs, in a transaction.
 * @returns those that were found, as they are now.
 * @throws OperatorError that names those that stay closed by their closing date.
 */
export async function changeJobs(
  queries: Queries,
  jobCodes: readonly string[],
  closedAt: string | null,
): Promise<JobRow[]> {
  const openedRevision = await reviseJobs(queries);
  const jobs = await queries
    .updateTable('jobs')
    .set((set) => ({
      closedAt,
      ...(closedAt === null && {
        // A job that was not closed is not new.
        openedRevision: sql<number>`case when ${set.ref('closedAt')} is null then ${set.ref('openedRevision')} else cast(${openedRevision} as integer) end`,
      }),
    }))
    .where('jobCode', 'in', jobCodes)
    .returningAll()
    .execute();
  const ended = jobs.filter((job) => job.closingDate !== null && isDayOver(job.closingDate));
  if (closedAt === null && ended.length > 0) {
    const dates = ended.map((job) => `${job.jobCode} (${job.closingDate})`).join(', ');
    throw new OperatorError(
      `Nothing was changed, since closing dates have passed: ${dates}. Import these jobs with a later closingDate, or without one.`,
    );
  }
  return jobs;
}

/**
 * Deletes jobs, in a transaction. The rows are locked before applications are looked up: one that
 * arrives at the same moment is either found, or finds no job.
 * @returns those that were found.
 * @throws OperatorError that names those with applications.
 */
export async function deleteJobs(queries: Queries, jobCodes: readonly string[]): Promise<JobRow[]> {
  const revision = await reviseJobs(queries);
  const query = queries.selectFrom('jobs').selectAll().where('jobCode', 'in', jobCodes);
  const jobs = await query.forUpdate().execute();
  // A list in SQL must not be empty, and no job has the id -1.
  const jobIds = [...jobs.map(({ jobId }) => jobId), -1];
  const applied = await queries
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.jobId', 'applications.jobId')
    .select('jobs.jobCode')
    .distinct()
    .where('applications.jobId', 'in', jobIds)
    .execute();
  if (applied.length > 0) {
    const codes = applied.map(({ jobCode }) => jobCode).join(' ');
    throw new OperatorError(
      `Nothing was deleted, since people have applied for ${codes}. Close it instead: "jobs close ${codes}" takes it off the pages and keeps the applications.`,
    );
  }
  await queries.deleteFrom('jobs').where('jobId', 'in', jobIds).execute();
  await saveServerState(queries, 'deleted-job-revision', String(revision));
  return jobs;
}

/**
 * Changes the jobs' revision, whose row other transactions then wait for: so the `openedRevision`s
 * that they get are committed in their order, and an alert that has considered one has missed none
 * before it. Call it before jobs are written.
 * @returns the `openedRevision` for jobs that are opened now.
 */
async function reviseJobs(queries: Queries): Promise<number> {
  await saveServerState(queries, revisionName, randomUUID());
  const latest = await queries
    .selectFrom('jobs')
    .select(({ fn }) => fn.max('openedRevision').as('revision'))
    .executeTakeFirst();
  const deleted = await findServerState(queries, 'deleted-job-revision');
  return Math.max(latest?.revision ?? 0, Number(deleted ?? 0)) + 1;
}
