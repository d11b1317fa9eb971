import { endpoints, type ContactRequest } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { submit, type SubmissionOptions } from './submission.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** Sends a contact request. */
export function submitContactRequest(
  client: ApiClient,
  request: ContactRequest,
  options: SubmissionOptions,
): Promise<SubmissionOutcome> {
  const body = JSON.stringify(request);
  const headers = { 'Content-Type': 'application/json' };
  return submit(client, {
    endpoint: endpoints.submitContactRequest,
    body,
    headers,
    entries: body,
    ...options,
  });
}
