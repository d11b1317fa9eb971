import {
  ApiError,
  useSubmission,
  type SubmissionEntries,
  type SubmissionName,
} from '@kestrova/api-client';
import { submissionMessages } from '@kestrova/content';
import { dismissToasts, showToast } from '@kestrova/design-system';
import { useEffect, useState, type SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { useApplicationFiles } from './application-files.tsx';
import { useFormCheck } from './honeypot.tsx';
import type { TypedEntries, useFormEntries } from './use-form-entries.ts';

/** The server's message, and the entries that were sent. In memory only. */
export interface Accepted {
  kind: 'accepted';
  message: string;
  typed: TypedEntries;
}

/** The outcome of an attempt to send a form (spec 8). */
type Outcome =
  | Accepted
  | { kind: 'declined' | 'failed'; message: string }
  /** The browser has no cookies, or the link of the form has become invalid. */
  | { kind: 'cookies' | 'gone' }
  /** A file was refused, or there was nothing to send: the error summary shows it. */
  | { kind: 'refused-file' | 'empty' };

/** Whether an outcome is forgotten once the form is changed; the others last until the next one. */
const isUntilChange: Record<Outcome['kind'], boolean> = {
  accepted: true,
  declined: true,
  empty: true,
  failed: false,
  cookies: false,
  gone: false,
  'refused-file': false,
};

interface SubmissionFormOptions<Entries extends FieldValues, Call extends SubmissionName> {
  call: Call;
  /** Missing if the form has files only: an emailed link leads to it, so it needs no spam check. */
  entries?: ReturnType<typeof useFormEntries<Entries>>;
  files?: ReturnType<typeof useApplicationFiles>;
  /** The request; undefined if there is nothing to send. */
  toSubmission: (entries: Entries) => SubmissionEntries[Call] | undefined;
  /** Where the server's response is shown; `form` leaves an accepted one to the caller. */
  responseIn: 'toast' | 'form';
  onOutcome?: (outcome: Outcome) => void;
}

/** Validates and sends a `SubmissionForm`, and shows the outcome. */
export function useSubmissionForm<Entries extends FieldValues, Call extends SubmissionName>(
  options: SubmissionFormOptions<Entries, Call>,
) {
  const { call, entries, files, toSubmission, responseIn, onOutcome } = options;
  const { honeypot, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending, progress } = useSubmission(call, entries && readFormCheck);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const entryErrors = entries?.errors ?? [];
  const isStopped = entryErrors.length > 0 || outcome?.kind === 'empty' || files?.isRefused;
  useLeaveWarning(Boolean(entries?.isDirty) || files?.isEmpty === false);

  function forgetResponse() {
    setOutcome((last) => (last && isUntilChange[last.kind] ? undefined : last));
  }

  async function requestOutcome(values: Entries): Promise<Outcome> {
    const submission = toSubmission(values);
    if (!submission) return { kind: 'empty' };
    const typed = entries?.getTyped() ?? {};
    const { isAccepted, message } = await mutateAsync(submission);
    return isAccepted ? { kind: 'accepted', message, typed } : { kind: 'declined', message };
  }

  /** Resolves to undefined if nobody waits for the outcome. */
  async function toOutcome(error: unknown): Promise<Outcome | undefined> {
    if (!(error instanceof ApiError)) {
      reportError(error);
      return { kind: 'failed', message: submissionMessages.failed };
    }
    const { kind, message } = error;
    if (kind === 'aborted') return undefined;
    if (kind === 'not-found' && !entries) return { kind: 'gone' };
    const refusal = await files?.refuse(error);
    // The summary and the field show the error; a toast would cover them.
    if (refusal === 'changed' || (refusal && responseIn === 'form'))
      return { kind: 'refused-file' };
    return kind === 'cookies' ? { kind } : { kind: 'failed', message };
  }

  async function send(values: Entries) {
    const next = await requestOutcome(values).catch(toOutcome);
    if (!next) return;
    // The toast of an earlier attempt may still be open under the pointer.
    dismissToasts();
    if (next.kind === 'failed' || ('message' in next && responseIn === 'toast')) {
      showToast({ message: next.message, tone: next.kind === 'accepted' ? 'success' : 'danger' });
    }
    if (next.kind === 'accepted') {
      entries?.clear();
      files?.clear();
    }
    setOutcome(next);
    onOutcome?.(next);
  }

  return {
    honeypot: entries && honeypot,
    isPending,
    /** Undefined if the form has no files, since texts alone are sent at once. */
    progress: files && { share: progress },
    errors: isStopped ? [...entryErrors, ...(files?.errors ?? [])] : [],
    attempt,
    outcome,
    responseIn,
    onChange: forgetResponse,
    onSubmit: async (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      forgetResponse();
      files?.onAttempt();
      await (entries ? entries.validate(event.currentTarget, send) : send({} as Entries));
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * Makes the browser ask before it closes or reloads a page with unsent entries. The listener exists only
 * while there are any, since it may keep a page out of the back/forward cache.
 */
function useLeaveWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsent]);
}
