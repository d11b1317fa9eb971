import type { ReceivedJobDetails, ReceivedJobSummary } from './read-response.ts';
import { useApiClient } from './api-client-context.ts';
import { getJobDetailsById } from './get-job-details-by-id.ts';
import type { InitialData } from './initial-data.ts';
import { queryClientOf } from './query-client.ts';
import { useServerState, type ServerState } from './server-state.ts';
import { JOB_LISTS } from './use-jobs.ts';

interface JobState extends ServerState<ReceivedJobDetails> {
  /** What a list that was read before says of the job, to be shown until `data` is there. */
  readonly summary: ReceivedJobSummary | undefined;
}

/** One job, remembered while the document lives. */
export function useJob(jobId: number, initialData?: InitialData<ReceivedJobDetails>): JobState {
  const queryClient = queryClientOf(useApiClient());
  const state = useServerState({
    queryKey: ['job', jobId],
    read: (client, signal) => getJobDetailsById(client, jobId, signal),
    initialData,
  });
  const lists = queryClient.getQueriesData<ReceivedJobSummary[]>({ queryKey: [JOB_LISTS] });
  const summary = lists.flatMap(([, jobs]) => jobs ?? []).find((job) => job.jobId === jobId);
  return { ...state, summary };
}
