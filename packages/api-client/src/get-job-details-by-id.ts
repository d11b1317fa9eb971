import { endpoints, type ReadJobDetails } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { callEndpoint } from './call-endpoint.ts';

/** One open job; an ApiError of kind `not-found` where there is none. */
export function getJobDetailsById(
  client: ApiClient,
  jobId: number,
  signal?: AbortSignal,
): Promise<ReadJobDetails> {
  return callEndpoint(client, endpoints.getJobDetailsById, {
    params: { id: String(jobId) },
    signal,
  });
}
