import type { JobDetails } from '@kestrova/api-contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.ts';
import { asInitialData, type Known } from './known.ts';
import { getJobDetailsById } from './get-job-details-by-id.ts';
import { queryClientOf } from './query-client.ts';

/** One job, remembered while the document lives. */
export function useJob(jobId: number, known?: Known<JobDetails>): UseQueryResult<JobDetails> {
  const client = useApiClient();
  return useQuery(
    {
      queryKey: ['job', jobId],
      queryFn: ({ signal }) => getJobDetailsById(client, jobId, signal),
      ...asInitialData(known),
    },
    queryClientOf(client),
  );
}
