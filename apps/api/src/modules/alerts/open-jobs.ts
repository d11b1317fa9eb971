import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  jobFilterNames,
  jobFilters,
  matchesFilters,
  type JobFilterChoice,
  type JobFilterName,
} from '@kestrova/api-contract';
import { buildJobSearch, createJobSearch, type JobSearch } from '@kestrova/api-contract/job-search';
import { isOpenJob } from '../../database/open-jobs.ts';
import type { Queries } from '../../database/open-database.ts';
import type { JobAlertRow, JobRow } from '../../database/schema.ts';

/** The jobs of an alert; an empty field matches every value. */
export type AlertChoice = Pick<JobAlertRow, 'country' | 'keywords' | JobFilterName>;

const columns = [
  'jobId',
  'jobTitle',
  'jobCode',
  'jobCountry',
  'jobInfo',
  'openedRevision',
  ...Object.values(jobFilters),
] as const;

/** What alerts search and list of an open job. */
export type OpenJob = Pick<JobRow, (typeof columns)[number]>;

/** Keywords, and the country in which they are looked up. */
export type Keywords = Pick<AlertChoice, 'country' | 'keywords'>;

export type JobFinder = Awaited<ReturnType<typeof createJobFinder>>;

/**
 * Creates a finder for alerts, over the open jobs that were opened up to a revision. Keywords are
 * looked up among all open jobs of the country, as on the careers page: if only the new jobs were
 * searched, a word that none of them has would count as a typing mistake.
 */
export async function createJobFinder(queries: Queries, revision: number) {
  const jobs = await queries
    .selectFrom('jobs')
    .select(columns)
    .where(isOpenJob())
    .orderBy('createdDate', 'desc')
    .orderBy('jobId', 'desc')
    .execute();
  const searches = new Map<string, JobSearch>();
  const found = new Map<string, ReadonlySet<number>>();

  const listOf = (country: string) => jobs.filter(({ jobCountry }) => jobCountry === country);

  /** Many alerts share their keywords. */
  function search({ country, keywords }: Keywords): ReadonlySet<number> {
    const key = `${country} ${keywords.toLowerCase()}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const ofCountry = searches.get(country) ?? createJobSearch(listOf(country));
    searches.set(country, ofCountry);
    const ids = new Set(ofCountry.find(keywords));
    found.set(key, ids);
    return ids;
  }

  return {
    /**
     * Looks up keywords before the transaction: a search takes milliseconds, and between two
     * searches requests are served.
     */
    async lookUp(choices: readonly Keywords[]) {
      for (const choice of choices) {
        const { country } = choice;
        if (!searches.has(country)) searches.set(country, await buildJobSearch(listOf(country)));
        search(choice);
        await nextTurn();
      }
    },
    /** The jobs for a choice that were opened after `seenRevision`, newest first. */
    find(choice: AlertChoice & { seenRevision: number }): OpenJob[] {
      const candidates = jobs.filter(
        (job) =>
          job.jobCountry === choice.country &&
          job.openedRevision > choice.seenRevision &&
          job.openedRevision <= revision &&
          matchesFilters(job, choice),
      );
      if (choice.keywords === '' || candidates.length === 0) return candidates;
      const ids = search(choice);
      return candidates.filter(({ jobId }) => ids.has(jobId));
    },
  };
}

/** The chosen filters that some open job has, as that job spells them. */
export async function findKnownFilters(
  queries: Queries,
  choice: AlertChoice,
): Promise<JobFilterChoice> {
  const wanted = jobFilterNames.filter((name) => choice[name] !== '');
  if (wanted.length === 0) return {};
  const jobs = await queries
    .selectFrom('jobs')
    .select(Object.values(jobFilters))
    .where(isOpenJob())
    .where('jobCountry', '=', choice.country)
    .execute();
  const known = wanted.flatMap((name) => {
    const job = jobs.find((candidate) => matchesFilters(candidate, { [name]: choice[name] }));
    return job === undefined ? [] : [[name, job[jobFilters[name]]]];
  });
  return Object.fromEntries(known) as JobFilterChoice;
}
