import {
  createApiClient,
  getAllJobs,
  getJobDetailsById,
  SAME_ORIGIN_BASE_URL,
  type JobDetails,
  type JobSummary,
  type Transport,
} from '@kestrova/api-client';
import type { Region, RegionCode } from '@kestrova/regions';

/** The open jobs as the API gives them at one moment. */
export interface OpenJobs {
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
  lists: Record<RegionCode, JobSummary[]>;
  details: { job: JobDetails; country: Region }[];
}

const byFetch: Transport = async ({ method, url, headers, patienceMs }) => {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(url, { method, headers, signal });
  return { status: response.status, body: await response.text() };
};

/**
 * Reads every open job from the API at `apiOrigin`.
 * @throws ApiError where the API does not answer as the contract says.
 */
export async function readOpenJobs(
  apiOrigin: string,
  regions: readonly Region[],
): Promise<OpenJobs> {
  const client = createApiClient({ baseUrl: apiOrigin + SAME_ORIGIN_BASE_URL, transport: byFetch });
  const readAt = Date.now();
  const lists: [RegionCode, JobSummary[]][] = [];
  const details: OpenJobs['details'] = [];
  for (const country of regions) {
    const jobs = await getAllJobs(client, country.country);
    lists.push([country.code, jobs]);
    for (const { jobId } of jobs) {
      details.push({ job: await getJobDetailsById(client, jobId), country });
    }
  }
  return { readAt, lists: Object.fromEntries(lists) as OpenJobs['lists'], details };
}
