import type { FormCheck } from '@kestrova/api-contract';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from './api-client.ts';
import { useApiClient } from './api-client-provider.tsx';
import type { ApiError } from './api-error.ts';
import type { SubmissionOptions, SubmissionResult } from './send-submission.ts';

/** Sends entries to one endpoint. */
export type Submit<Entries> = (
  client: ApiClient,
  entries: Entries,
  options: SubmissionOptions,
) => Promise<SubmissionResult>;

/** A mutation that sends a form's entries. */
export type SubmissionMutation<Entries> = UseMutationResult<SubmissionResult, ApiError, Entries> & {
  /** The share of the request that has left, from 0 to 1. */
  readonly progress: number;
};

/**
 * Sends a form's entries. Leaving the page, or closing the dialog that holds the form, aborts the
 * request; the mutation then fails with an ApiError of kind `aborted`. `readFormCheck` tells how the
 * form was filled in, once for each press.
 */
export function useSubmission<Entries>(
  submit: Submit<Entries>,
  readFormCheck?: () => FormCheck,
): SubmissionMutation<Entries> {
  const client = useApiClient();
  const controller = useRef<AbortController>(null);
  const [progress, setProgress] = useState(0);
  useEffect(() => () => controller.current?.abort(), []);

  const mutation = useMutation<SubmissionResult, ApiError, Entries>({
    mutationFn: (entries) => {
      controller.current = new AbortController();
      setProgress(0);
      const { signal } = controller.current;
      const formCheck = readFormCheck?.();
      return submit(client, entries, { signal, onUpload: setProgress, formCheck });
    },
  });
  return { ...mutation, progress };
}
