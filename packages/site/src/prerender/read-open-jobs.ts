import {
  ApiError,
  createApiClient,
  getAllJobs,
  getJobDetailsById,
  type ApiClient,
  type ReceivedJobDetails,
  type ReceivedJobSummary,
  type Transport,
} from '@kestrova/api-client';
import { API_PREFIX } from '@kestrova/api-contract';
import type { Region, RegionCode } from '@kestrova/regions';
import { siteRegions } from '../lib/region.tsx';

/** The open jobs as the API gives them at one moment. */
export interface OpenJobs {
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  lists: Record<RegionCode, ReceivedJobSummary[]>;
  details: { job: ReceivedJobDetails; country: Region }[];
}

/** The open jobs cannot be read; `message` says why, and what to do. */
export class JobsError extends Error {
  override name = 'JobsError';
}

const byFetch: Transport = async ({ method, url, headers, timeoutMs }) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, headers, signal });
  return { status: response.status, body: await response.text() };
};

/**
 * Reads every open job from the API at `apiOrigin`; one whose details cannot be read, or that has
 * closed since then, gets no page.
 * @throws JobsError
 */
export async function readOpenJobs(apiOrigin: string): Promise<OpenJobs> {
  return readJobs(apiOrigin).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const message = `The API at ${apiOrigin} sent no jobs (${error.status ?? error.kind}), so the pages stay as they were. Start it, or set JOBS_FROM to its address.`;
    throw new JobsError(message, { cause: error });
  });
}

async function readJobs(apiOrigin: string): Promise<OpenJobs> {
  const client = createApiClient({ baseUrl: apiOrigin + API_PREFIX, transport: byFetch });
  const readAt = Date.now();
  const lists: [RegionCode, ReceivedJobSummary[]][] = [];
  const details: OpenJobs['details'] = [];
  for (const country of siteRegions) {
    const jobs = (await getAllJobs(client, country.country)).map(cleanJob);
    lists.push([country.code, jobs]);
    for (const { jobId } of jobs) {
      const job = await findDetails(client, jobId);
      if (job) details.push({ job: cleanJob(job), country });
    }
  }
  return { readAt, lists: Object.fromEntries(lists) as OpenJobs['lists'], details };
}

async function findDetails(client: ApiClient, jobId: number) {
  try {
    return await getJobDetailsById(client, jobId);
  } catch (error) {
    const isOfThisJob =
      error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'unreadable');
    if (!isOfThisJob) throw error;
    process.stderr.write(`Job ${jobId} gets no page: ${error.message}\n`);
    return undefined;
  }
}

/** Characters that XML forbids and that are errors in HTML; jobs of older imports have them. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Noncharacter_Code_Point}]/gu;

function cleanJob<Job extends object>(job: Job): Job {
  const fields = Object.entries(job).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll(FORBIDDEN, '') : value,
  ]);
  return Object.fromEntries(fields) as Job;
}
