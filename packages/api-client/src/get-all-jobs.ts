import { endpoints, type Country } from '@kestrova/api-contract';
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
export const JOB_LISTS = 'jobs';

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

function readJob(entry: unknown): ReceivedJobSummary[] {
  const job = readJobSummary(entry);
  if (job) return [job];
  // oxlint-disable-next-line no-console -- who maintains the jobs looks for the one that is missing.
  console.warn('A job of the list could not be read and is left out.', entry);
  return [];
}
