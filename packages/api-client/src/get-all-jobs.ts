import { endpoints, type Country } from '@kestrova/api-contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApiClient } from './api-client-provider.tsx';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readJobList, readJobSummary, type ReceivedJobSummary } from './read-response.ts';
import { useServerState, type InitialData, type ServerState } from './use-server-state.ts';

/** The open jobs of a country, newest first; one that cannot be read is left out and logged. */
export async function getAllJobs(
  client: ApiClient,
  country: Country,
  signal?: AbortSignal,
): Promise<ReceivedJobSummary[]> {
  const query = { jobCountry: country };
  const entries = await callEndpoint(client, endpoints.getAllJobs, readJobList, { query, signal });
  return entries.flatMap(readJob);
}

/** The first part of the query key of every job list. */
const JOB_LISTS = 'jobs';

/** The open jobs of a country, cached while the document lives. */
export function useJobs(
  country: Country,
  initial?: InitialData<ReceivedJobSummary[]>,
): ServerState<ReceivedJobSummary[]> {
  return useServerState({
    queryKey: [JOB_LISTS, country],
    queryFn: (client, signal) => getAllJobs(client, country, signal),
    initial,
  });
}

/** The cached list that has a job. */
export function findCachedListOf(
  jobId: number,
  queryClient: QueryClient,
): ReceivedJobSummary[] | undefined {
  return queryClient
    .getQueriesData<ReceivedJobSummary[]>({ queryKey: [JOB_LISTS] })
    .map(([, jobs]) => jobs)
    .find((jobs) => jobs?.some((job) => job.jobId === jobId));
}

/**
 * The open jobs of the country that a job is in: a cached list, else, where it is wanted, the first
 * list of these countries that has the job. Empty where none has it.
 */
export function useListOfJob(
  jobId: number,
  countries: readonly Country[],
  isWanted: boolean,
): ReceivedJobSummary[] | undefined {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['list of job', jobId],
    enabled: isWanted,
    initialData: () => findCachedListOf(jobId, queryClient),
    async queryFn() {
      for (const country of countries) {
        const jobs = await queryClient.query({
          queryKey: [JOB_LISTS, country],
          queryFn: ({ signal }) => getAllJobs(client, country, signal),
          staleTime: 'static',
        });
        if (jobs.some((job) => job.jobId === jobId)) return jobs;
      }
      return [];
    },
  });
  return data;
}

function readJob(entry: unknown): ReceivedJobSummary[] {
  const job = readJobSummary(entry);
  if (job) return [job];
  // oxlint-disable-next-line no-console -- who maintains the jobs looks for the one that is missing.
  console.warn('A job of the list could not be read and is left out.', entry);
  return [];
}
