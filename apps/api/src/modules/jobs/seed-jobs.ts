import type { Country } from '@kestrova/api-contract';
import type { Database } from '../../database/open-database.ts';
import { createServerState, findServerState } from '../../database/server-state.ts';
import { day, hour, instantAfter } from '../../time.ts';
import { saveJobs, type NewJob } from './job-repository.ts';
import { jobsInIndia } from './seed/jobs-in-india.ts';
import { jobsInTheUsa } from './seed/jobs-in-the-usa.ts';
import type { SeedJob } from './seed/seed-job.ts';

/** The jobs of the first start; a country may begin without any. */
const seedJobs: readonly (readonly [Country, readonly SeedJob[]])[] = [
  ['USA', jobsInTheUsa],
  ['India', jobsInIndia],
];

const stateName = 'jobs-seeded';

/**
 * Saves the seed jobs at the first start, once for all instances: a company that deletes all its jobs
 * does not get these back.
 */
export async function saveSeedOnce(database: Database, now = new Date()): Promise<void> {
  await database.queries.transaction().execute(async (transaction) => {
    if ((await findServerState(transaction, stateName)) !== undefined) return;
    const stamp = `${now.toISOString()} ${process.pid}`;
    // Of instances that start together, only the one whose stamp was stored goes on.
    if ((await createServerState(transaction, stateName, stamp)) !== stamp) return;
    const jobs = seedJobs.flatMap(([country, records]) =>
      records.map((job, index) => createJob(job, country, now, index)),
    );
    await saveJobs(transaction, jobs);
  });
}

function createJob(job: SeedJob, country: Country, now: Date, index: number): NewJob {
  return {
    jobCode: job.code,
    jobTitle: job.title,
    jobLocation: job.location,
    jobCountry: country,
    experince: job.years,
    jobLevel: job.level,
    jobType: job.type,
    jobMode: job.mode,
    jobInfo: job.info,
    jobDescription: joinDetails(job),
    jobRequirements: job.requirements.join('\r\n'),
    skills: job.skills.join('\r\n'),
    qualification: job.qualification,
    benifits: job.salary,
    createdDate: instantAfter(-job.daysAgo * day - (index % 5) * hour, now),
  };
}

function joinDetails({ description, details }: SeedJob): string {
  return details === undefined ? description : `${description}\n\n${JSON.stringify(details)}`;
}
