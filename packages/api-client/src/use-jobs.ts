import type { Country } from '@kestrova/api-contract';
import type { ReceivedJobSummary } from './read-response.ts';
import { getAllJobs } from './get-all-jobs.ts';
import type { InitialData } from './initial-data.ts';
import { useServerState, type ServerState } from './server-state.ts';

/** The open jobs of a country, remembered while the document lives. */
export function useJobs(
  country: Country,
  initialData?: InitialData<ReceivedJobSummary[]>,
): ServerState<ReceivedJobSummary[]> {
  return useServerState({
    queryKey: [JOB_LISTS, country],
    read: (client, signal) => getAllJobs(client, country, signal),
    initialData,
  });
}

/** The first part of the key of every list. */
export const JOB_LISTS = 'jobs';
