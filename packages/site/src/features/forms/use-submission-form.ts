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
import type { TypedEntries } from './form-entries.ts';
import { useFormCheck } from './honeypot.tsx';
import type { useFormEntries } from './use-form-entries.ts';

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
  const { entries, files, responseIn, onOutcome } = options;
  const { send, ...request } = useRequest(options);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const entryErrors = entries?.errors ?? [];
  const isStopped = entryErrors.length > 0 || outcome?.kind === 'empty' || files?.isRefused;
  useLeaveWarning(Boolean(entries?.isDirty) || files?.isEmpty === false);

  const forget = (...kinds: Outcome['kind'][]) =>
    setOutcome((last) => (last && kinds.includes(last.kind) ? undefined : last));

  function show(next: Outcome) {
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

  async function sendAndShow(values: Entries) {
    const next = await send(values);
    if (next) show(next);
  }

  async function validateAndSend() {
    try {
      await (entries ? entries.validate(sendAndShow) : sendAndShow({} as Entries));
    } catch (error) {
      show({ kind: 'failed', message: submissionMessages.failed });
      throw error;
    } finally {
      setAttempt((count) => count + 1);
    }
  }

  return {
    ...request,
    errors: isStopped ? [...entryErrors, ...(files?.errors ?? [])] : [],
    attempt,
    /** An acceptance lasts until the form is changed, a failure until the next response. */
    outcome,
    responseIn,
    onChange: (event: SyntheticEvent<HTMLFormElement>) => {
      entries?.readControls(event.currentTarget);
      forget('accepted', 'empty');
    },
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      forget('accepted', 'declined');
      files?.onAttempt();
      entries?.readControls(event.currentTarget);
      void validateAndSend();
    },
  };
}

/** Sends valid entries with the files. */
function useRequest<Entries extends FieldValues, Call extends SubmissionName>(
  options: SubmissionFormOptions<Entries, Call>,
) {
  const { call, entries, files, toSubmission, responseIn } = options;
  const { honeypot, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending, progress } = useSubmission(call, entries && readFormCheck);

  async function findOutcome(error: ApiError): Promise<Outcome | undefined> {
    const { kind, message } = error;
    if (kind === 'aborted') return undefined;
    if (kind === 'not-found' && !entries) return { kind: 'gone' };
    const refusal = await files?.refuse(error);
    // The summary and the field show the error; a toast would cover them.
    if (refusal === 'changed' || (refusal && responseIn === 'form'))
      return { kind: 'refused-file' };
    return kind === 'cookies' ? { kind } : { kind: 'failed', message };
  }

  return {
    honeypot: entries && honeypot,
    isPending,
    /** Undefined if the form has no files, since texts alone are sent at once. */
    progress: files && { share: progress },
    /** Resolves to undefined if nobody waits for the outcome. */
    send: async (values: Entries): Promise<Outcome | undefined> => {
      const request = toSubmission(values);
      if (!request) return { kind: 'empty' };
      const typed = entries?.getTyped() ?? {};
      try {
        const { isAccepted, message } = await mutateAsync(request);
        return isAccepted ? { kind: 'accepted', message, typed } : { kind: 'declined', message };
      } catch (error) {
        if (error instanceof ApiError) return findOutcome(error);
        throw error;
      }
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
