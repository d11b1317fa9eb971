import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { JobSearch } from '@kestrova/api-contract/job-search';

const MAX_SIMILAR = 3;

/** The jobs of a list that are most similar to a job, by a search over that list. */
export function findSimilarJobs(
  jobs: readonly ReceivedJobSummary[],
  search: JobSearch,
  jobId: number,
): ReceivedJobSummary[] {
  const byId = new Map(jobs.map((job) => [job.jobId, job]));
  const job = byId.get(jobId);
  const ids = job ? search.findSimilar(job).slice(0, MAX_SIMILAR) : [];
  return ids.flatMap((id) => byId.get(id) ?? []);
}
