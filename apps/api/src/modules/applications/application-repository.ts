import type { Queries } from '../../database/open-database.ts';
import {
  maxJobId,
  type ApplicationFileRow,
  type ApplicationRow,
  type JobRow,
} from '../../database/schema.ts';

export interface ApplicationWithFiles extends ApplicationRow {
  files: ApplicationFileRow[];
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
export type AppliedJob = Pick<JobRow, 'jobId' | 'jobCode' | 'jobTitle' | 'jobLocation'>;

/** Finds the open job that an application is for; `canLock` keeps it open until the transaction ends. */
export async function findAppliedJob(
  queries: Queries,
  jobId: number,
  canLock: boolean,
): Promise<AppliedJob | undefined> {
  if (jobId > maxJobId) return undefined;
  const query = queries
    .selectFrom('jobs')
    .select(['jobId', 'jobCode', 'jobTitle', 'jobLocation'])
    .where('jobId', '=', jobId)
    .where('closedAt', 'is', null);
  return (canLock ? query.forKeyShare() : query).executeTakeFirst();
}

export interface ApplicationFilter {
  /** ISO instant. */
  since: string | undefined;
  jobCode: string | undefined;
}

/** Lists applications with their files for the operator, newest first. */
export async function listApplications(
  queries: Queries,
  filter: ApplicationFilter,
): Promise<ApplicationWithFiles[]> {
  let query = queries.selectFrom('applications').selectAll();
  if (filter.since !== undefined) query = query.where('receivedAt', '>=', filter.since);
  if (filter.jobCode !== undefined) query = query.where('jobCode', '=', filter.jobCode);
  const rows = await query.orderBy('receivedAt', 'desc').execute();
  const files = await queries.selectFrom('applicationFiles').selectAll().execute();
  const filesById = Map.groupBy(files, (file) => file.applicationId);
  return rows.map((row) => ({ ...row, files: filesById.get(row.id) ?? [] }));
}

/** Lists which of these stored files belong to an application. */
export async function listReferencedFileNames(
  queries: Queries,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('applicationFiles')
    .select('name')
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map((row) => row.name));
}

/** Counts the stored files that records name. */
export async function countApplicationFiles(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('applicationFiles')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
