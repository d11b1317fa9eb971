import { ApiError, useSubmission, type SubmissionEntries } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import { Notice } from '@kestrova/design-system';
import { useState, type ReactNode } from 'react';
import { FormProblem } from '../forms/form-problem.tsx';
import { useEmailedLink } from './emailed-link-page.tsx';

/** A call that a button on the page of an emailed link makes. */
type TokenCall =
  | 'withdrawOwnApplication'
  | 'changeStatus'
  | 'confirmJobAlert'
  | 'endJobAlert'
  | 'unsubscribe';

/**
 * Makes the call of a button, and passes the server's success message to `onDone`. `problem` is the
 * error message, to be shown beside the button. It is announced when it appears.
 */
export function useTokenMutation<Call extends TokenCall>(
  call: Call,
  onDone: (message: string) => void,
  /** Called if somebody else has changed the record in the meantime. */
  onOutdated?: () => void,
) {
  const { copy, onGone } = useEmailedLink();
  const { mutateAsync, isPending } = useSubmission(call);
  const [problem, setProblem] = useState<ReactNode>();

  function fail({ kind, message, status }: ApiError) {
    if (status === 409) onOutdated?.();
    if (kind === 'not-found') onGone();
    else if (kind === 'cookies')
      setProblem(<FormProblem failure="cookies" email={{ address: brand.emails.careers }} />);
    else if (kind === 'unreachable' || kind === 'unreadable')
      setProblem(<Notice>{copy.unsure}</Notice>);
    else if (kind !== 'aborted') setProblem(<Notice>{message}</Notice>);
  }

  async function mutate(entries: SubmissionEntries[Call]) {
    setProblem(undefined);
    try {
      const { isAccepted, message } = await mutateAsync(entries);
      if (isAccepted) onDone(message);
      else setProblem(<Notice>{message}</Notice>);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error);
    }
  }

  return { mutate, isPending, problem };
}
