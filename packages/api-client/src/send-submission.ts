import {
  endpoints,
  FORM_CHECK_HEADER,
  formatFormCheck,
  IDEMPOTENCY_HEADER,
  responseCodes,
  submissionResponseSchema,
  type FormCheck,
} from '@kestrova/api-contract';
import * as z from 'zod/mini';
import type { ApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import type { CallInput } from './call-endpoint.ts';
import { liberal } from './liberal.ts';
import { postWithToken } from './post-with-token.ts';
import { submissions, type SubmissionEntries, type SubmissionName } from './submissions.ts';

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

/** Statuses that say the key belongs to another body: only a new key can get through. */
const KEY_IS_TAKEN: readonly (number | undefined)[] = [409, 422];

/**
 * Sends a visitor's entries once, with the CSRF token and an Idempotency-Key: the same key while the
 * same entries have no final response, so that a retry is never a second submission.
 * @throws ApiError if there is no response, or a response without a responseCode.
 */
export async function sendSubmission<Name extends SubmissionName>(
  client: ApiClient,
  name: Name,
  entries: SubmissionEntries[Name],
  { formCheck, ...options }: SubmissionOptions = {},
): Promise<SubmissionResult> {
  const { pendingKeys } = client;
  const identity = JSON.stringify([name, entries], describeFile);
  const key = pendingKeys.get(identity) ?? createKey();
  pendingKeys.set(identity, key);
  const { headers, ...input } = submissions[name](entries);
  try {
    const response = await postWithToken(client, endpoints[name], submissionResponse, {
      ...options,
      ...input,
      headers: {
        ...headers,
        [IDEMPOTENCY_HEADER]: key,
        ...(formCheck && { [FORM_CHECK_HEADER]: formatFormCheck(formCheck) }),
      },
    });
    const result = toResult(response);
    pendingKeys.delete(identity);
    return result;
  } catch (error) {
    if (options.signal?.aborted) throw new ApiError('aborted', { cause: error });
    if (error instanceof ApiError && KEY_IS_TAKEN.includes(error.status)) {
      pendingKeys.delete(identity);
    }
    throw error;
  }
}

/** What tells files apart: equal for a file that was chosen again. */
function describeFile(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value;
}

/** 128 random bits. `crypto.randomUUID` is missing on pages that are not served over TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** A code in quotes is the same code. */
const responseCode = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+$/))]),
  z.transform(Number),
);

const submissionResponse = liberal(z.extend(submissionResponseSchema, { responseCode }), []);

/**
 * Without a code nobody can tell whether the entries were kept: that is an error, so they stay in
 * the form with their key, and the message is shown, if there is one.
 */
function toResult(response: z.infer<typeof submissionResponse>): SubmissionResult {
  const { responseCode: code, responseMessage } = response;
  if (code === undefined) throw new ApiError('unreadable', { message: responseMessage });
  return code === responseCodes.success
    ? { isAccepted: true, message: responseMessage || RECEIVED }
    : { isAccepted: false, message: responseMessage || new ApiError('client-error').message };
}

/** What visitors read if the server accepted their entries without a message. */
const RECEIVED = 'Thank you. We have received what you sent.';
