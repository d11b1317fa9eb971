import { endpoints, type FormCheck, type JobAlertRequest } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import type { SubmissionOptions, SubmissionResult } from './send-submission.ts';
import { loadSendSubmission, useSubmission, type SubmissionMutation } from './use-submission.ts';

/**
 * Asks for emails about new jobs; nothing is sent before the address has confirmed it.
 * @throws ApiError for every failure.
 */
export async function createJobAlert(
  client: ApiClient,
  request: JobAlertRequest,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const sendSubmission = await loadSendSubmission();
  const body = JSON.stringify(request);
  return sendSubmission(client, {
    endpoint: endpoints.createJobAlert,
    body,
    headers: { 'Content-Type': 'application/json' },
    entries: body,
    ...options,
  });
}

/** Asks for emails about new jobs from a form. */
export function useCreateJobAlert(
  readFormCheck?: () => FormCheck,
): SubmissionMutation<JobAlertRequest> {
  return useSubmission(createJobAlert, readFormCheck);
}
