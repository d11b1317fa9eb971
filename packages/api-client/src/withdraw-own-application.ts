import { endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { bearerHeader } from './bearer-header.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';
import { useSubmission, type SubmissionMutation } from './use-submission.ts';

/**
 * Erases the application behind an emailed link.
 * @throws ApiError for every failure; of kind `not-found` where there is none (any more).
 */
export async function withdrawOwnApplication(
  client: ApiClient,
  secret: string,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  return sendSubmission(client, {
    endpoint: endpoints.withdrawOwnApplication,
    headers: bearerHeader(secret),
    entries: JSON.stringify(['withdrawOwnApplication', secret]),
    ...options,
  });
}

/** Erases an application at its applicant's request. */
export function useWithdrawOwnApplication(): SubmissionMutation<string> {
  return useSubmission(withdrawOwnApplication);
}
