import { endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';
import { readJobDetails, type ReceivedJobDetails } from './read-response.ts';

/** One open job; an ApiError of kind `not-found` where there is none. */
export function getJobDetailsById(
  client: ApiClient,
  jobId: number,
  signal?: AbortSignal,
): Promise<ReceivedJobDetails> {
  return callEndpoint(client, endpoints.getJobDetailsById, readJobDetails, {
    params: { id: String(jobId) },
    signal,
  });
}
