import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import { buildJobSearch, type JobSearch } from '@kestrova/api-contract/job-search';
import { brand } from '@kestrova/content';
import { pathTo } from '@kestrova/paths';
import type { Region, RegionCode } from '@kestrova/regions';
import { careersBreadcrumb } from '../features/jobs/careers-path.ts';
import { JOBS_AT_A_TIME } from '../features/jobs/job-choice.ts';
import { findSimilarJobs } from '../features/jobs/similar-jobs.ts';
import type { PrerenderedData } from '../lib/hydration/prerendered-data.ts';
import { shareImagePath, type WrittenPage } from './list-pages.ts';
import { breadcrumbList, describeTerms, jobPosting, latestDay } from './structured-data.tsx';

/** The open jobs of each country, newest first, as the API gave them. */
export type JobLists = Record<RegionCode, readonly ReceivedJobSummary[]>;

const shareImage = shareImagePath(pathTo('careers'));

/** A document contains two screens of jobs, so search and filters need not wait for them. */
const MAX_CARRIED_JOBS = 2 * JOBS_AT_A_TIME;

/** The careers page's data. @param readAt when the lists were read, in milliseconds since 1970. */
export function careersData(
  { defaultJobCountry }: Region,
  lists: JobLists,
  readAt: number,
): PrerenderedData {
  const jobs = lists[defaultJobCountry];
  const elsewhere = Object.entries(lists).filter(([code]) => code !== defaultJobCountry);
  const first = jobs.slice(0, JOBS_AT_A_TIME);
  const isCarried = jobs.length <= MAX_CARRIED_JOBS;
  return {
    readAt,
    jobs: { [defaultJobCountry]: [...(isCarried ? jobs : first)] },
    ...(!isCarried && { jobTotal: jobs.length }),
    noscriptJobs: [...jobs.slice(JOBS_AT_A_TIME), ...elsewhere.flatMap(([, others]) => others)],
  };
}

/** The pages of the sitemap: those of the build, and those of the open jobs. */
export function listPagesWithJobs(pages: readonly WrittenPage[], lists: JobLists) {
  const jobs = Object.values(lists).flat();
  const lastModified = latestDay(jobs.map(({ createdDate }) => createdDate));
  return [
    ...pages.map((page) => (page.path === pathTo('careers') ? { ...page, lastModified } : page)),
    ...jobs.map(({ jobId, createdDate }) => ({
      path: pathTo('job-description', jobId),
      lastModified: latestDay([createdDate]),
    })),
  ];
}

/** The jobs of all countries, newest first; one without a date counts as the oldest. */
export function newestFirst(lists: JobLists): ReceivedJobSummary[] {
  const postedAt = ({ createdDate }: ReceivedJobSummary) =>
    createdDate ? Date.parse(createdDate) : 0;
  return Object.values(lists)
    .flat()
    .toSorted((a, b) => postedAt(b) - postedAt(a));
}

/** In a longer list the search for similar jobs takes longer than the page; the browser makes it. */
const MAX_SEARCHED_JOBS = 500;

interface OpenJob {
  job: ReceivedJobDetails;
  /** The region whose list has it. */
  country: Region;
  /** The open jobs of that region. */
  list: readonly ReceivedJobSummary[];
  readAt: number;
}

/** The page of an open job on a region's site. */
export async function jobPage(site: Region, opened: OpenJob): Promise<WrittenPage> {
  const { job, country, list, readAt } = opened;
  const similarJobs =
    list.length > MAX_SEARCHED_JOBS
      ? undefined
      : findSimilarJobs(list, await findSearch(list), job.jobId).map(pickShownFacts);
  return {
    path: pathTo('job-description', job.jobId),
    shareTitle: `${job.jobTitle} · ${brand.name}`,
    shareImage,
    description: describeJob(job),
    structuredData: [
      breadcrumbList(careersBreadcrumb(job.jobTitle), site),
      jobPosting({ job, country, site }),
    ],
    data: { readAt, job, ...(similarJobs && { similarJobs }) },
  };
}

/**
 * The page of any job, which the browser fills: search engines must not index it. Its HTML is the same for
 * every id.
 */
export const emptyJobPage: WrittenPage = {
  path: pathTo('job-description', 1),
  canonicalPath: pathTo('careers'),
  shareTitle: brand.name,
  description: `Open positions at ${brand.name}.`,
  shareImage,
  indexed: false,
  startNow: true,
};

/** Indexing is the larger part of the work, and a list stays the same until a job changes. */
const searches = new WeakMap<readonly ReceivedJobSummary[], Promise<JobSearch>>();

function findSearch(list: readonly ReceivedJobSummary[]): Promise<JobSearch> {
  const search = searches.get(list) ?? buildJobSearch(list);
  searches.set(list, search);
  return search;
}

/** The data of a job on the page of another job. */
function pickShownFacts(job: ReceivedJobSummary): ReceivedJobSummary {
  const { jobId, jobTitle, jobLocation, jobMode, jobType } = job;
  return { jobId, jobTitle, jobLocation, jobMode, jobType };
}

/** The description of a job for search engines, without missing fields. */
function describeJob(job: ReceivedJobDetails): string {
  const name = job.jobCode ? `${job.jobTitle} (${job.jobCode})` : job.jobTitle;
  const terms = describeTerms(job);
  const opening = `${name} at ${brand.name}`;
  return `${terms ? `${opening}: ${terms}` : opening}. Read what the work is and apply.`;
}
