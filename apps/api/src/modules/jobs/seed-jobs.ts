import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/open-database.ts';
import { createServerState, findServerState } from '../../database/server-state.ts';
import { instantAfter } from '../../time.ts';
import { saveJobs, type NewJob } from './job-repository.ts';
import { parseJobsFile, type ParsedJob } from './parse-jobs-file.ts';

/**
 * Saves the seed jobs at the first start if they are `wanted`, once for all instances: a company that has
 * deleted or declined them does not get them later.
 */
export async function saveSeedOnce(database: Database, wanted: boolean): Promise<void> {
  const now = new Date();
  await database.queries.transaction().execute(async (transaction) => {
    if ((await findServerState(transaction, 'jobs-seeded')) !== undefined) return;
    const stamp = `${now.toISOString()} ${process.pid}`;
    // If several instances start at once, only the one that stored its stamp continues.
    if ((await createServerState(transaction, 'jobs-seeded', stamp)) !== stamp) return;
    if (wanted) await saveJobs(transaction, await readSeedJobs(now));
  });
}

/** The jobs of the seed file, with the date of the newest moved to `now`, and all others with it. */
async function readSeedJobs(now: Date): Promise<NewJob[]> {
  const name = 'seed-jobs.csv';
  const bytes = await readFile(new URL(name, import.meta.url));
  const { jobs, problems } = parseJobsFile(name, bytes);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
  const postedAt = ({ createdDate }: ParsedJob) => Date.parse(createdDate ?? now.toISOString());
  const newest = Math.max(...jobs.map(({ job }) => postedAt(job)));
  return jobs.map(({ job }) => {
    const move = (instant: number) => instantAfter(instant - newest, now);
    const closingDate = job.closingDate ? move(Date.parse(job.closingDate)).slice(0, 10) : null;
    return { ...job, createdDate: move(postedAt(job)), closingDate };
  });
}
