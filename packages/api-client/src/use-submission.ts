import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiClient } from './api-client.ts';
import { useApiClient } from './api-client-context.ts';
import { ApiError } from './api-error.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';
import type { WireRequest } from './transport.ts';

/** The operation that a submission performs, as its module exports it. */
type Submit<Entries> = (
  client: ApiClient,
  entries: Entries,
  options: Pick<WireRequest, 'signal' | 'onUpload'>,
) => Promise<SubmissionOutcome>;

/** A form's way to the server. */
export interface Submission<Entries> {
  /** Sends the entries; while one submission is under way, a second press changes nothing. */
  readonly submit: (entries: Entries) => Promise<SubmissionOutcome>;
  readonly sending: boolean;
  /** The share of the request that has left, from 0 to 1. */
  readonly progress: number;
}

/**
 * A submission whose code and rules arrive when they are first needed. Leaving the page, or
 * closing the dialog that holds the form, abandons it.
 */
export function useSubmission<Entries>(
  loadSubmit: () => Promise<Submit<Entries>>,
): Submission<Entries> {
  const client = useApiClient();
  const underWay = useRef<AbortController>(null);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  useEffect(() => () => underWay.current?.abort(), []);

  const submit = useCallback(
    async (entries: Entries): Promise<SubmissionOutcome> => {
      if (underWay.current) return { kind: 'under-way' };
      const leave = new AbortController();
      underWay.current = leave;
      setSending(true);
      setProgress(0);
      try {
        const send = await loadSubmit().catch(createFailure);
        return await send(client, entries, { signal: leave.signal, onUpload: setProgress });
      } finally {
        underWay.current = null;
        setSending(false);
      }
    },
    [client, loadSubmit],
  );

  return { submit, sending, progress };
}

/** Where the code does not arrive, that is the network failing as far as a visitor can see. */
function createFailure(cause: unknown): () => Promise<SubmissionOutcome> {
  const error = new ApiError('unreachable', { cause });
  return async () => ({ kind: 'failed', message: error.message, error });
}
