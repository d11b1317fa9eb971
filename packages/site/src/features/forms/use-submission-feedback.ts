import type { ApiError, SubmissionResult } from '@kestrova/api-client';
import { dismissToasts, showToast } from '@kestrova/design-system';
import { useState } from 'react';

/**
 * Shows how a submission ended (spec 8): as a toast, or as a notice about missing cookies. After a
 * failure the form offers to write instead, which is there when the toast has gone.
 */
export function useSubmissionFeedback() {
  const [failure, setFailure] = useState<'cookies' | 'other'>();

  function show(message: string, tone: 'success' | 'danger') {
    // The toast of an earlier attempt is out of date, however long a pointer kept it.
    dismissToasts();
    showToast({ message, tone });
  }

  return {
    /** Whether the form was not sent because the browser keeps no cookie. */
    needsCookies: failure === 'cookies',
    /** Whether the form could not be sent for another reason. */
    hasFailed: failure === 'other',
    showResult({ isAccepted, message }: SubmissionResult) {
      setFailure(undefined);
      show(message, isAccepted ? 'success' : 'danger');
    },
    showError({ kind, message }: Pick<ApiError, 'kind' | 'message'>) {
      if (kind === 'aborted') return;
      setFailure(kind === 'cookies' ? 'cookies' : 'other');
      if (kind !== 'cookies') show(message, 'danger');
    },
  };
}
