import type { ApiError, SubmissionResult } from '@kestrova/api-client';
import { dismissToasts, showToast } from '@kestrova/design-system';
import { useState } from 'react';

/** Shows how a submission ended (spec 8): as a toast, or as a notice about missing cookies. */
export function useSubmissionFeedback() {
  const [needsCookies, setNeedsCookies] = useState(false);

  function show(message: string, tone: 'success' | 'danger') {
    setNeedsCookies(false);
    // The toast of an earlier attempt is out of date, however long a pointer kept it.
    dismissToasts();
    showToast({ message, tone });
  }

  return {
    /** Whether the form was not sent because the browser keeps no cookie. */
    needsCookies,
    showResult({ isAccepted, message }: SubmissionResult) {
      show(message, isAccepted ? 'success' : 'danger');
    },
    showError({ kind, message }: ApiError) {
      if (kind === 'cookies') setNeedsCookies(true);
      else if (kind !== 'aborted') show(message, 'danger');
    },
  };
}
