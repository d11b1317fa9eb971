import { endpoints } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import {
  sendSubmission,
  type SubmissionOptions,
  type SubmissionResult,
} from './send-submission.ts';

/**
 * Has the links to the applications of an address sent to it; the result is the same for every address.
 * @throws ApiError for every failure.
 */
export async function sendOwnLinks(
  client: ApiClient,
  email: string,
  options: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const body = JSON.stringify({ email });
  return sendSubmission(client, {
    endpoint: endpoints.sendOwnLinks,
    body,
    headers: { 'Content-Type': 'application/json' },
    entries: body,
    ...options,
  });
}
