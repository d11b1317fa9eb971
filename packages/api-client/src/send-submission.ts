import {
  FORM_CHECK_HEADER,
  formatFormCheck,
  IDEMPOTENCY_HEADER,
  responseCodes,
  type Endpoint,
  type FormCheck,
} from '@kestrova/api-contract';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint, type CallInput } from './call-endpoint.ts';
import { withCsrfToken } from './csrf-token.ts';
import { deleteKey, findOrCreateKey } from './idempotency-key.ts';
import { readSubmission, type ReceivedSubmission } from './read-response.ts';

/** The progress and the end of one submission. */
export interface SubmissionOptions extends Pick<CallInput, 'signal' | 'onUpload'> {
  /** How the form was filled in; the server looks at it before it looks at the entries. */
  readonly formCheck?: FormCheck | undefined;
}

/** The server's response to a submission (spec 4): `isAccepted` is responseCode 1. */
export interface SubmissionResult {
  readonly isAccepted: boolean;
  /** For the toast. */
  readonly message: string;
}

interface Submission extends SubmissionOptions {
  readonly endpoint: Endpoint;
  /** Absent where the call is about what its headers name. */
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Equal for equal entries: what the Idempotency-Key is kept for. */
  readonly entries: string;
}

/** Statuses that say the key belongs to another body: only a new key can get through. */
const KEY_IS_TAKEN: readonly (number | undefined)[] = [409, 422];

/**
 * Sends a visitor's entries once, with the CSRF token and an Idempotency-Key.
 * @throws ApiError where there is no response, or one without a responseCode.
 */
export async function sendSubmission(
  client: ApiClient,
  { endpoint, entries, headers, formCheck, ...input }: Submission,
): Promise<SubmissionResult> {
  const key = findOrCreateKey(client, entries);
  const sender = withCsrfToken(client, input.signal);
  try {
    const response = await callEndpoint(sender, endpoint, readSubmission, {
      ...input,
      headers: {
        ...headers,
        [IDEMPOTENCY_HEADER]: key,
        ...(formCheck && { [FORM_CHECK_HEADER]: formatFormCheck(formCheck) }),
      },
    });
    const result = toResult(response);
    deleteKey(client, entries);
    return result;
  } catch (error) {
    if (input.signal?.aborted) throw new ApiError('aborted', { cause: error });
    if (error instanceof ApiError && KEY_IS_TAKEN.includes(error.status)) {
      deleteKey(client, entries);
    }
    throw error;
  }
}

/**
 * Without a code nobody can tell whether the entries were kept: that is an error, so they stay in
 * the form with their key, and the message is shown, if there is one.
 */
function toResult({ responseCode, responseMessage }: ReceivedSubmission): SubmissionResult {
  if (responseCode === undefined) throw new ApiError('unreadable', { message: responseMessage });
  return responseCode === responseCodes.success
    ? { isAccepted: true, message: responseMessage || RECEIVED }
    : { isAccepted: false, message: responseMessage || new ApiError('client-error').message };
}

/** What visitors read where the server accepted their entries without a message. */
const RECEIVED = 'Thank you. We have received what you sent.';
