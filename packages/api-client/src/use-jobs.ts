import type { Country, JobSummary } from '@kestrova/api-contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApiClient } from './api-client-context.ts';
import { asInitialData, type Known } from './known.ts';
import { getAllJobs } from './get-all-jobs.ts';
import { queryClientOf } from './query-client.ts';

/** The open jobs of a country, remembered while the document lives. */
export function useJobs(
  country: Country,
  known?: Known<JobSummary[]>,
): UseQueryResult<JobSummary[]> {
  const client = useApiClient();
  return useQuery(
    {
      queryKey: ['jobs', country],
      queryFn: ({ signal }) => getAllJobs(client, country, signal),
      ...asInitialData(known),
    },
    queryClientOf(client),
  );
}
