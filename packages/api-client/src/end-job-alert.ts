import { endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { bearerHeader } from './bearer-header.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';
import { useSubmission, type SubmissionMutation } from './use-submission.ts';

/** One of the alerts of the address that an emailed link was sent to. */
export interface OwnJobAlert {
  readonly token: string;
  readonly alertId: string;
}

/**
 * Ends an alert, so that no further email is sent for it.
 * @throws ApiError for every failure.
 */
export async function endJobAlert(
  client: ApiClient,
  { token, alertId }: OwnJobAlert,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  return sendSubmission(client, {
    endpoint: endpoints.endJobAlert,
    body: JSON.stringify({ alertId }),
    headers: { ...bearerHeader(token), 'Content-Type': 'application/json' },
    entries: JSON.stringify(['endJobAlert', token, alertId]),
    ...options,
  });
}

/** Ends an alert from the list of an address's alerts. */
export function useEndJobAlert(): SubmissionMutation<OwnJobAlert> {
  return useSubmission(endJobAlert);
}
