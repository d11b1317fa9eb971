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
 * Confirms the alert that an emailed link was made for, so that its emails begin.
 * @throws ApiError for every failure; of kind `not-found` where it has ended.
 */
export async function confirmJobAlert(
  client: ApiClient,
  token: string,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  return sendSubmission(client, {
    endpoint: endpoints.confirmJobAlert,
    headers: bearerHeader(token),
    entries: JSON.stringify(['confirmJobAlert', token]),
    ...options,
  });
}

/** Confirms an alert from its page. */
export function useConfirmJobAlert(): SubmissionMutation<string> {
  return useSubmission(confirmJobAlert);
}
