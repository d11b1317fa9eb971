import { IDEMPOTENCY_HEADER, responseCodes, type Endpoint } from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint, type CallInput } from './call-endpoint.ts';
import { withCsrfToken } from './csrf-token.ts';
import { closeKey, findOrCreateKey } from './idempotency-key.ts';
import { readSubmission, type ReceivedSubmission } from './read-response.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** The progress and the end of one submission. */
export type SubmissionOptions = Pick<CallInput, 'signal' | 'onUpload'>;

interface Submission extends SubmissionOptions {
  readonly endpoint: Endpoint;
  readonly body: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Equal for equal entries: what the Idempotency-Key is kept for. */
  readonly entries: string;
}

/** Statuses that say the key belongs to another body: only a new key can get through. */
const KEY_IS_TAKEN: readonly (number | undefined)[] = [409, 422];

/** Sends a visitor's entries and says how it ended, whatever the end. */
export async function submit(
  client: ApiClient,
  { endpoint, entries, headers, ...input }: Submission,
): Promise<SubmissionOutcome> {
  const key = findOrCreateKey(client, entries);
  try {
    const response = await callEndpoint(
      withCsrfToken(client, input.signal),
      endpoint,
      readSubmission,
      {
        ...input,
        headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
      },
    );
    const outcome = readOutcome(response);
    closeKey(client, entries);
    return outcome;
  } catch (error) {
    if (input.signal?.aborted) return { kind: 'abandoned' };
    if (!(error instanceof ApiError)) throw error;
    if (KEY_IS_TAKEN.includes(error.status)) closeKey(client, entries);
    return { kind: 'failed', message: error.message, error };
  }
}

/**
 * What a response means. Without a code nobody can tell whether the entries were kept: they stay in
 * the form with their key, and the message is shown, if there is one.
 */
function readOutcome({ responseCode, responseMessage }: ReceivedSubmission): SubmissionOutcome {
  if (responseCode === undefined) throw new ApiError('unreadable', { words: responseMessage });
  return responseCode === responseCodes.success
    ? { kind: 'accepted', message: responseMessage || RECEIVED }
    : { kind: 'declined', message: responseMessage || new ApiError('refused').message };
}

/** What visitors read where the server accepted their entries without a word. */
const RECEIVED = 'Thank you. We have received what you sent.';
