import { IDEMPOTENCY_HEADER, responseCodes, type SubmissionAnswer } from '@kestrova/api-contract';
import type * as z from 'zod/mini';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint, type CalledEndpoint, type CallInput } from './call-endpoint.ts';
import { withCsrfToken } from './csrf-token.ts';
import { closeKey, findOrCreateKey } from './idempotency-key.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

/** The progress and the end of one submission. */
export type SubmissionOptions = Pick<CallInput, 'signal' | 'onUpload'>;

interface Submission<Answer extends z.ZodMiniType> extends SubmissionOptions {
  readonly endpoint: CalledEndpoint<Answer>;
  readonly body: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
  /** Equal for equal entries: what the Idempotency-Key is kept for. */
  readonly entries: string;
}

/** Statuses that say the key belongs to another body: only a new key can get through. */
const KEY_IS_TAKEN: readonly (number | undefined)[] = [409, 422];

/** Sends a visitor's entries and says how it ended, whatever the end. */
export async function submit<Answer extends z.ZodMiniType<SubmissionAnswer>>(
  client: ApiClient,
  { endpoint, entries, headers, ...input }: Submission<Answer>,
): Promise<SubmissionOutcome> {
  const key = findOrCreateKey(client, entries);
  try {
    const answer = await callEndpoint(withCsrfToken(client, input.signal), endpoint, {
      ...input,
      headers: { ...headers, [IDEMPOTENCY_HEADER]: key },
    });
    closeKey(client, entries);
    const accepted = answer.responseCode === responseCodes.success;
    return { kind: accepted ? 'accepted' : 'declined', message: answer.responseMessage };
  } catch (error) {
    if (input.signal?.aborted) return { kind: 'abandoned' };
    if (!(error instanceof ApiError)) throw error;
    if (KEY_IS_TAKEN.includes(error.status)) closeKey(client, entries);
    return { kind: 'failed', message: error.message, error };
  }
}
