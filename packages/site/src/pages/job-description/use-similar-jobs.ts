import { useListOfJob, type ReceivedJobSummary } from '@kestrova/api-client';
import { regions } from '@kestrova/regions';
import { useMemo } from 'react';
import { usePrerenderedData } from '../../lib/prerendered-data.ts';
import { useRegion } from '../../lib/region.tsx';
import { findSimilarJobs } from '../../features/jobs/similar-jobs.ts';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';

/**
 * The jobs most like one: of the list that the visitor comes from, else those that the page came
 * with, else, once the job itself is there, of a list that is read for them.
 */
export function useSimilarJobs(jobId: number, isRead: boolean): readonly ReceivedJobSummary[] {
  const { job, similarJobs } = usePrerenderedData() ?? {};
  const prerendered = job?.jobId === jobId ? similarJobs : undefined;
  const { defaultJobCountry } = useRegion();
  // The country that the careers page opens with comes first.
  const countries = regions
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ country }) => country);
  const jobs = useListOfJob(jobId, countries, isRead && prerendered === undefined);
  const { data: search } = useJobSearch({ of: `job ${jobId}`, jobs });
  return useMemo(
    () => (jobs && search ? findSimilarJobs(jobs, search, jobId) : (prerendered ?? [])),
    [jobs, search, prerendered, jobId],
  );

  function rank({ code }: (typeof regions)[number]): number {
    return code === defaultJobCountry ? 0 : 1;
  }
}
