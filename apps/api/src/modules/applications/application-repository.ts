import type { ApplicationStatus } from '@kestrova/api-contract';
import { sql, type SqlBool } from 'kysely';
import { isOpenJob } from '../../database/open-jobs.ts';
import type { Queries } from '../../database/open-database.ts';
import { comesAfter, pageSize, readPages } from '../../database/read-pages.ts';
import { currentStatus } from './status-repository.ts';
import { maxJobId, type ApplicationFileRow, type ApplicationRow } from '../../database/schema.ts';

export interface ApplicationWithFiles extends ApplicationRow {
  files: ApplicationFileRow[];
}

/** An application with the status that it has now. */
export interface ListedApplication extends ApplicationWithFiles {
  status: ApplicationStatus;
}

export async function saveApplication(
  queries: Queries,
  row: ApplicationRow,
  files: readonly ApplicationFileRow[],
): Promise<void> {
  await queries.insertInto('applications').values(row).execute();
  if (files.length > 0) await queries.insertInto('applicationFiles').values(files).execute();
}

/** What an application needs of its job. */
export type AppliedJob = NonNullable<Awaited<ReturnType<typeof findOpenJob>>>;

/** Finds the open job that an application is for. It cannot be deleted until the transaction ends. */
export async function findOpenJob(queries: Queries, jobId: number) {
  if (jobId > maxJobId) return undefined;
  return queries
    .selectFrom('jobs')
    .select(['jobId', 'jobCode', 'jobTitle', 'jobLocation', 'jobCountry'])
    .where('jobId', '=', jobId)
    .where(isOpenJob())
    .forKeyShare()
    .executeTakeFirst();
}

export interface ApplicationFilter {
  /** ISO instant. */
  since: string | undefined;
  jobCode: string | undefined;
  reference?: string | undefined;
  status?: string | undefined;
}

/** Lists applications with their files for the operator, newest first, in bounded memory. */
export function listApplications(queries: Queries, filter: ApplicationFilter) {
  const query = selectApplications(queries, filter)
    .selectAll('applications')
    .select(currentStatus.as('status'));
  const sorted = query.orderBy('receivedAt', 'desc').orderBy('id', 'desc').limit(pageSize);
  return readPages<ListedApplication>(async (last) => {
    return addFiles(queries, await sorted.where(comesAfter(last)).execute());
  });
}

export async function countApplications(queries: Queries, filter: ApplicationFilter) {
  const { count } = await selectApplications(queries, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectApplications(
  queries: Queries,
  { since, jobCode, reference, status }: ApplicationFilter,
) {
  let query = queries.selectFrom('applications');
  if (since !== undefined) query = query.where('receivedAt', '>=', since);
  if (jobCode !== undefined) query = query.where('jobCode', '=', jobCode);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (status !== undefined) query = query.where(sql<SqlBool>`${currentStatus} = ${status}`);
  return query;
}

/** Adds the files of applications, the CV of each first. */
export async function addFiles<Row extends { id: string }>(queries: Queries, rows: readonly Row[]) {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const query = queries.selectFrom('applicationFiles').selectAll();
  const files = await query.where('applicationId', 'in', ids).orderBy('part', 'desc').execute();
  const filesById = Map.groupBy(files, (file) => file.applicationId);
  return rows.map((row) => ({ ...row, files: filesById.get(row.id) ?? [] }));
}

export type OwnApplicationRow = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>;

/**
 * Finds an application, with the current state of its job.
 * @param isLocked whether to lock it until the transaction ends.
 */
export async function findOwnApplication(queries: Queries, id: string, isLocked: boolean) {
  const query = queries
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.jobId', 'applications.jobId')
    .selectAll('applications')
    .select(['jobs.jobCountry', isOpenJob().as('isJobOpen')])
    .where('applications.id', '=', id);
  return (isLocked ? query.forUpdate('applications') : query).executeTakeFirst();
}

/** Lists the files of an application, its CV first. */
export async function listFiles(queries: Queries, applicationId: string) {
  const query = queries.selectFrom('applicationFiles').selectAll();
  return query.where('applicationId', '=', applicationId).orderBy('part', 'desc').execute();
}

/** Saves files, and replaces those of the same parts. @returns the rows of the replaced files. */
export async function replaceFiles(
  queries: Queries,
  applicationId: string,
  files: readonly ApplicationFileRow[],
): Promise<ApplicationFileRow[]> {
  const parts = files.map(({ part }) => part);
  const replaced = await queries
    .deleteFrom('applicationFiles')
    .where('applicationId', '=', applicationId)
    .where('part', 'in', parts)
    .returningAll()
    .execute();
  await queries.insertInto('applicationFiles').values(files).execute();
  return replaced;
}
