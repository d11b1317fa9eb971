import { endpoints } from '@kestrova/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { findCachedListOf } from './get-all-jobs.ts';
import {
  readJobDetails,
  type ReceivedJobDetails,
  type ReceivedJobSummary,
} from './read-response.ts';
import { useServerState, type InitialData, type ServerState } from './use-server-state.ts';

/** One open job; an ApiError of kind `not-found` where there is none. */
export function getJobDetailsById(
  client: ApiClient,
  jobId: number,
  signal?: AbortSignal,
): Promise<ReceivedJobDetails> {
  const params = { id: String(jobId) };
  return callEndpoint(client, endpoints.getJobDetailsById, readJobDetails, { params, signal });
}

interface JobState extends ServerState<ReceivedJobDetails> {
  /** What a cached list says of the job, to be shown until `data` is there. */
  readonly summary: ReceivedJobSummary | undefined;
}

/** One job, cached while the document lives. */
export function useJob(jobId: number, initial?: InitialData<ReceivedJobDetails>): JobState {
  const state = useServerState({
    queryKey: ['job', jobId],
    queryFn: (client, signal) => getJobDetailsById(client, jobId, signal),
    initial,
  });
  const list = findCachedListOf(jobId, useQueryClient());
  return { ...state, summary: list?.find((job) => job.jobId === jobId) };
}
