import {
  ApiError,
  findRefusedFile,
  useSubmission,
  type ApplicationFiles,
  type SubmissionEntries,
  type SubmissionName,
} from '@kestrova/api-client';
import { submissionMessages } from '@kestrova/content';
import { dismissToasts, showToast } from '@kestrova/design-system';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { useApplicationFiles } from './application-files.tsx';
import {
  drafts,
  hasTyped,
  readEntries,
  type EntriesSchema,
  type FormError,
  type PrefilledTexts,
  type TypedEntries,
} from './form-entries.ts';
import { useFormCheck } from './honeypot.tsx';

/** Texts and checkboxes from `useFormEntries`. */
interface FormEntries<Entries> {
  schema?: EntriesSchema<Entries>;
  draftKey: string;
  prefilled?: PrefilledTexts | undefined;
  errors: readonly FormError[];
  validate: (send: (entries: Entries) => Promise<void>) => Promise<void>;
  reset: (sent: TypedEntries) => void;
}

/** For a form with files only. It needs an emailed link, so it needs no spam check. */
export const noEntries: FormEntries<Record<string, never>> = {
  draftKey: '',
  errors: [],
  validate: (send) => send({}),
  reset: () => undefined,
};

interface SubmissionFormOptions<Entries, Call extends SubmissionName> {
  call: Call;
  entries: FormEntries<Entries>;
  files?: ReturnType<typeof useApplicationFiles>;
  /** The request; undefined if there is nothing to send. */
  toSubmission: (entries: Entries) => SubmissionEntries[Call] | undefined;
  /** Where the server's response is shown; `form` leaves an accepted one to the caller. */
  responseIn: 'toast' | 'form';
  onAccepted?: ((message: string, typed: TypedEntries) => void) | undefined;
  onDeclined?: () => void;
  /** Called when the link of the form has become invalid. */
  onGone?: () => void;
}

/** Validates and sends a `SubmissionForm`, and shows the outcome (spec 8). */
export function useSubmissionForm<Entries, Call extends SubmissionName>(
  options: SubmissionFormOptions<Entries, Call>,
) {
  const { call, entries, files, responseIn } = options;
  const { schema, draftKey, prefilled } = entries;
  const element = useRef<HTMLFormElement>(null);
  const readTyped = () => readEntries(element.current, schema);
  const { honeypot, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending, progress } = useSubmission(call, schema && readFormCheck);
  const [attempt, setAttempt] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  const [accepted, setAccepted] = useState<string>();
  const [declined, setDeclined] = useState<string>();
  const [failure, setFailure] = useState<'cookies' | 'other'>();
  const lookForUnsent = useUnsentEntries(
    () => hasTyped(readTyped(), prefilled) || Object.values(files?.chosen ?? {}).some(Boolean),
  );

  const isStopped = entries.errors.length > 0 || isEmpty || files?.isRefused;

  function tell(message: string, tone: 'success' | 'danger') {
    // The toast of an earlier attempt may still be open under the pointer.
    dismissToasts();
    showToast({ message, tone });
  }

  function accept(message: string, typed: TypedEntries) {
    if (responseIn === 'toast') tell(message, 'success');
    else dismissToasts();
    drafts.delete(draftKey);
    files?.clear();
    entries.reset(typed);
    setAccepted(message);
    options.onAccepted?.(message, typed);
  }

  function decline(message: string) {
    if (responseIn === 'toast') tell(message, 'danger');
    else setDeclined(message);
    options.onDeclined?.();
  }

  async function fail(error: ApiError, sent: ApplicationFiles) {
    const { kind, message } = error;
    if (kind === 'aborted') return;
    if (kind === 'not-found' && options.onGone) return options.onGone();
    if (kind === 'unreachable' && (await files?.refuseChanged(sent))) {
      setFailure(undefined);
      return dismissToasts();
    }
    const refused = files && findRefusedFile(error, sent);
    if (refused) files.fields[refused].refuse(sent[refused], message);
    // The summary and the field show the error; a toast would cover them.
    if (refused && responseIn === 'form') return;
    setFailure(kind === 'cookies' ? 'cookies' : 'other');
    if (kind !== 'cookies') tell(message, 'danger');
  }

  async function send(values: Entries) {
    const submission = options.toSubmission(values);
    if (!submission) return setEmpty(true);
    const typed = readTyped();
    const sent = files?.chosen ?? {};
    setDeclined(undefined);
    try {
      const { isAccepted, message } = await mutateAsync(submission);
      setFailure(undefined);
      if (isAccepted) accept(message, typed);
      else decline(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await fail(error, sent);
    }
  }

  async function validateAndSend() {
    try {
      await entries.validate(send);
    } catch (error) {
      setFailure('other');
      tell(submissionMessages.failed, 'danger');
      throw error;
    } finally {
      setAttempt((count) => count + 1);
    }
  }

  return {
    element,
    honeypot: schema && honeypot,
    errors: isStopped ? [...entries.errors, ...(files?.errors ?? [])] : [],
    attempt,
    isPending,
    /** Undefined if the form has no files, since texts alone are sent at once. */
    progress: files && { share: progress },
    /** The server's message for an accepted submission, until the form is changed or sent again. */
    accepted,
    declined,
    failure,
    onChange: () => {
      if (draftKey) drafts.set(draftKey, { typed: readTyped(), prefilled });
      setAccepted(undefined);
      setEmpty(false);
      lookForUnsent();
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setAccepted(undefined);
      files?.onAttempt();
      const typed = readTyped();
      if (draftKey && hasTyped(typed)) drafts.set(draftKey, { typed, prefilled });
      void validateAndSend();
    },
  };
}

/**
 * Makes the browser ask before it closes or reloads a page with unsent entries. Call the returned
 * function after each change; rendering checks by itself. The listener exists only while there are unsent
 * entries, since it may keep a page out of the back/forward cache.
 */
function useUnsentEntries(hasEntries: () => boolean): () => void {
  function look() {
    if (hasEntries()) addEventListener('beforeunload', ask);
    else stopAsking();
  }

  useEffect(() => {
    look();
    return stopAsking;
  });
  return look;
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function stopAsking(): void {
  removeEventListener('beforeunload', ask);
}
