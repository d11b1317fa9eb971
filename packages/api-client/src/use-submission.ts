import type { FormCheck } from '@kestrova/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useApiClient } from './api-client.tsx';
import { ApiError } from './api-error.ts';
import {
  sendSubmission,
  type SubmissionEntries,
  type SubmissionName,
  type SubmissionResult,
} from './send-submission.ts';

/** Sends a visitor's entries; its fields have the names of react-query's mutations. */
export interface SubmissionMutation<Entries> {
  /** Rejects with an ApiError; its kind is `aborted` if nobody waits for the result. */
  readonly mutateAsync: (entries: Entries) => Promise<SubmissionResult>;
  readonly isPending: boolean;
  /** The share of the request that has been sent, from 0 to 1; absent if nothing is being sent. */
  readonly progress: number | undefined;
}

/**
 * Sends a form's entries. A second press while the first is under way sends nothing and is `aborted`;
 * leaving the page, or closing the dialog that holds the form, aborts the request. `readFormCheck`
 * tells how the form was filled in, once for each press.
 */
export function useSubmission<Name extends SubmissionName>(
  name: Name,
  readFormCheck?: () => FormCheck,
): SubmissionMutation<SubmissionEntries[Name]> {
  const client = useApiClient();
  const underWay = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => underWay.current?.abort(), []);

  async function mutateAsync(entries: SubmissionEntries[Name]): Promise<SubmissionResult> {
    if (underWay.current) throw new ApiError('aborted');
    const { signal } = (underWay.current = new AbortController());
    setProgress(0);
    try {
      const options = { signal, onUpload: setProgress, formCheck: readFormCheck?.() };
      return await sendSubmission(client, name, entries, options);
    } finally {
      underWay.current = undefined;
      setProgress(undefined);
    }
  }

  return { mutateAsync, isPending: progress !== undefined, progress };
}
