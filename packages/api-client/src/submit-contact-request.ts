import { endpoints, type ContactRequest, type FormCheck } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';
import { useSubmission, type SubmissionMutation } from './use-submission.ts';

/**
 * Sends a contact request.
 * @throws ApiError for every failure.
 */
export async function submitContactRequest(
  client: ApiClient,
  request: ContactRequest,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const body = JSON.stringify(request);
  return sendSubmission(client, {
    endpoint: endpoints.submitContactRequest,
    body,
    headers: { 'Content-Type': 'application/json' },
    entries: body,
    ...options,
  });
}

/** Sends a contact request from a form. */
export function useSubmitContactRequest(
  readFormCheck?: () => FormCheck,
): SubmissionMutation<ContactRequest> {
  return useSubmission(submitContactRequest, readFormCheck);
}
