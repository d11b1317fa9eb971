import { endpoints, type JobAlertRequest } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';

/**
 * Asks for emails about new jobs; nothing is sent before the address has confirmed it.
 * @throws ApiError for every failure.
 */
export async function createJobAlert(
  client: ApiClient,
  request: JobAlertRequest,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const body = JSON.stringify(request);
  return sendSubmission(client, {
    endpoint: endpoints.createJobAlert,
    body,
    headers: { 'Content-Type': 'application/json' },
    entries: body,
    ...options,
  });
}
