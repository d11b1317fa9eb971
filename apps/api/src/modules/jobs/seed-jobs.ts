import { readFile } from 'node:fs/promises';
import type { Database } from '../../database/open-database.ts';
import { createServerState, findServerState } from '../../database/server-state.ts';
import { instantAfter } from '../../time.ts';
import { saveJobs, type NewJob } from './job-repository.ts';
import { parseJobsFile } from './parse-jobs-file.ts';

const stateName = 'jobs-seeded';

/**
 * Saves the seed jobs at the first start, once for all instances: a company that deletes all its jobs
 * does not get these back.
 */
export async function saveSeedOnce(database: Database, now = new Date()): Promise<void> {
  await database.queries.transaction().execute(async (transaction) => {
    if ((await findServerState(transaction, stateName)) !== undefined) return;
    const stamp = `${now.toISOString()} ${process.pid}`;
    // If several instances start at once, only the one that stored its stamp continues.
    if ((await createServerState(transaction, stateName, stamp)) !== stamp) return;
    await saveJobs(transaction, await readSeedJobs(now));
  });
}

/** The jobs of the seed file, dated so that the newest is of `now`. */
async function readSeedJobs(now: Date): Promise<NewJob[]> {
  const name = 'seed-jobs.csv';
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  const { jobs, problems } = parseJobsFile(name, text);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
  const newest = Math.max(...jobs.map(({ job }) => Date.parse(job.createdDate)));
  return jobs.map(({ job }) => {
    const age = newest - Date.parse(job.createdDate);
    return { ...job, createdDate: instantAfter(-age, now) };
  });
}
