import type { JobDetails } from '@kestrova/api-contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.ts';
import { getJobDetailsById } from './get-job-details-by-id.ts';
import { queryClientOf } from './query-client.ts';

/** One job; what the page was prerendered with is shown at once and refreshed. */
export function useJob(jobId: number, initialJob?: JobDetails): UseQueryResult<JobDetails> {
  const client = useApiClient();
  return useQuery(
    {
      queryKey: ['job', jobId],
      queryFn: ({ signal }) => getJobDetailsById(client, jobId, signal),
      ...(initialJob && { initialData: initialJob, initialDataUpdatedAt: 0 }),
    },
    queryClientOf(client),
  );
}
