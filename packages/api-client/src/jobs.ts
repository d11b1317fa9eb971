import { endpoints, jobDetailsSchema, jobIdSchema, jobSummarySchema } from '@kestrova/api-contract';
import type { Country } from '@kestrova/validation';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApiClient, type ApiClient } from './api-client.tsx';
import { callEndpoint } from './call-endpoint.ts';
import { dateSchema, liberal, liberalList } from './liberal.ts';
import { useServerState, type InitialData, type ServerState } from './use-server-state.ts';

/** The required fields of a job: an id that is valid in a URL, and a title. */
const jobFields = {
  jobId: jobIdSchema,
  jobTitle: z.string().check(z.regex(/\S/)),
  createdDate: dateSchema,
};
const jobSummary = liberal(z.extend(jobSummarySchema, jobFields), ['jobId', 'jobTitle']);
const jobDetails = liberal(z.extend(jobDetailsSchema, jobFields), ['jobId', 'jobTitle']);
const jobList = liberalList(jobSummary);

/** A job of the list as the client reads it; all but the id and the title may be absent. */
export type ReceivedJobSummary = z.infer<typeof jobSummary>;

/** A job with its description as the client reads it; all but the id and the title may be absent. */
export type ReceivedJobDetails = z.infer<typeof jobDetails>;

/** The open jobs of a country, newest first; an unreadable one is omitted and logged. */
export function getAllJobs(client: ApiClient, country: Country, signal?: AbortSignal) {
  const query = { jobCountry: country };
  return callEndpoint(client, endpoints.getAllJobs, jobList, { query, signal });
}

/** One open job; an ApiError of kind `not-found` if it does not exist. */
export function getJobDetailsById(client: ApiClient, jobId: number, signal?: AbortSignal) {
  const params = { id: String(jobId) };
  return callEndpoint(client, endpoints.getJobDetailsById, jobDetails, { params, signal });
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

/** Returns a function that reloads the shown jobs and lists now, others before they are shown. */
export function useReloadJobs(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const key of [JOB_LISTS, 'job']) void queryClient.invalidateQueries({ queryKey: [key] });
  };
}

/** One job, cached while the document lives; `summary` is its entry in a cached list, if any. */
export function useJob(jobId: number, initial?: InitialData<ReceivedJobDetails>) {
  const state = useServerState({
    queryKey: ['job', jobId],
    queryFn: (client, signal) => getJobDetailsById(client, jobId, signal),
    initial,
  });
  const list = findCachedListOf(jobId, useQueryClient());
  return { ...state, summary: list?.find((job) => job.jobId === jobId) };
}

/**
 * The open jobs of a job's country: a cached list that has the job or, if `isWanted`, the first country's
 * list that has it. Empty if no list has it.
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

function findCachedListOf(jobId: number, queryClient: QueryClient) {
  return queryClient
    .getQueriesData<ReceivedJobSummary[]>({ queryKey: [JOB_LISTS] })
    .map(([, jobs]) => jobs)
    .find((jobs) => jobs?.some((job) => job.jobId === jobId));
}
