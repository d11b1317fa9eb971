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
  /** Sends the entries; while one submission is under way, a second press joins it. */
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
  const underWay = useRef<{ outcome: Promise<SubmissionOutcome>; leave: AbortController }>(null);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);
  useEffect(() => () => underWay.current?.leave.abort(), []);

  const submit = useCallback(
    (entries: Entries) => {
      if (underWay.current) return underWay.current.outcome;
      const leave = new AbortController();
      setSending(true);
      setProgress(0);
      const options = { signal: leave.signal, onUpload: setProgress };
      const outcome = loadSubmit()
        .then(
          (send) => send(client, entries, options),
          (cause: unknown) => failedToLoad(cause),
        )
        .finally(() => {
          underWay.current = null;
          setSending(false);
        });
      underWay.current = { outcome, leave };
      return outcome;
    },
    [client, loadSubmit],
  );

  return { submit, sending, progress };
}

/** The code did not arrive: to the visitor that is the network failing. */
function failedToLoad(cause: unknown): SubmissionOutcome {
  const error = new ApiError('unreachable', { cause });
  return { kind: 'failed', message: error.message, error };
}
