import {
  toJobApplicationData,
  useSubmitApplication,
  type ApplicationJob,
  type SubmissionOutcome,
} from '@kestrova/api-client';
import { brand, submissionMessages, type ApplicationFormCopy } from '@kestrova/content';
import {
  Button,
  dismissToasts,
  ErrorSummary,
  Form,
  FormActions,
  showToast,
} from '@kestrova/design-system';
import { jobApplicationFormSchema, type JobApplicationForm } from '@kestrova/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CookiesNotice, lacksCookies } from '../form/cookies-notice.tsx';
import { listErrors } from '../form/list-errors.ts';
import { readShownEntries } from '../form/read-shown-entries.ts';
import { rulesResolver } from '../form/rules-resolver.ts';
import { hasTypedEntries, useUnsentEntries } from '../form/use-unsent-entries.ts';
import { useVisibleField } from '../form/use-visible-field.ts';
import { dropDraft, findDraft, keepDraft } from './application-drafts.ts';
import {
  ApplicationFields,
  applicationFieldIds,
  applicationFileIds,
} from './application-fields.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useApplicationFiles } from './use-application-files.ts';

interface ApplicationFormProps {
  words: ApplicationFormCopy;
  job: ApplicationJob;
  onCancel: () => void;
  /** Told how the server answered; a failure stays in the form with everything that was typed. */
  onAnswer: (answer: 'accepted' | 'declined') => void;
}

const EMPTY: JobApplicationForm = {
  name: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  coverLetterDescription: '',
  agreeEnable: false,
  contactMeEnable: false,
};

const resolver = rulesResolver(async () => jobApplicationFormSchema);

/** The application form of spec 2.17, checked by spec 5 and ending as spec 4 says. */
export function ApplicationForm({ words, job, onCancel, onAnswer }: ApplicationFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    defaultValues: findDraft(job.jobId) ?? EMPTY,
    resolver,
    shouldFocusError: false,
  });
  // The library counts a submit when it has ended; the message about the CV is due when it begins.
  const [isAttempted, setAttempted] = useState(false);
  const files = useApplicationFiles(isAttempted);
  const submission = useSubmitApplication();
  const [needsCookies, setNeedsCookies] = useState(false);
  const lookForEntries = useUnsentEntries(
    () => hasTypedEntries(getValues()) || Object.values(files.chosen).some(Boolean),
  );
  useVisibleField();

  async function send(form: JobApplicationForm) {
    const data = toJobApplicationData(form, job);
    const { chosen, fields } = files;
    const outcome = await submission.submit({ data, files: chosen });
    if (outcome.kind === 'failed' && outcome.refusedPart) {
      const part = outcome.refusedPart;
      fields[part].refuse(chosen[part], outcome.message);
    }
    finish(outcome);
  }

  function finish(outcome: SubmissionOutcome) {
    if (outcome.kind === 'abandoned' || outcome.kind === 'under-way') return;
    setNeedsCookies(lacksCookies(outcome));
    if (lacksCookies(outcome)) return;
    const accepted = outcome.kind === 'accepted';
    // The answer to an earlier attempt is out of date, however long a pointer kept it.
    dismissToasts();
    showToast({ message: outcome.message, tone: accepted ? 'success' : 'danger' });
    if (accepted) dropDraft(job.jobId);
    if (outcome.kind !== 'failed') onAnswer(outcome.kind);
  }

  const { errors, submitCount } = formState;
  const listed = listErrors(applicationFieldIds, errors);
  const fileProblems = applicationFileIds.flatMap(([name, fieldId]) => {
    const message = files.fields[name].error;
    return message ? [{ fieldId, message }] : [];
  });
  return (
    <Form
      onSubmit={(event) => {
        setAttempted(true);
        readShownEntries(event.currentTarget, { getValues, setValue });
        if (hasTypedEntries(getValues())) keepDraft(job.jobId, getValues());
        void handleSubmit(send)(event);
      }}
      onChange={() => {
        keepDraft(job.jobId, getValues());
        lookForEntries();
      }}
    >
      <p>{words.required}</p>
      <ErrorSummary
        title={submissionMessages.errorSummary}
        errors={listed.length > 0 || files.isRefused ? [...listed, ...fileProblems] : []}
        attempt={submitCount}
      />
      <ApplicationFields {...{ words, register, errors }} files={files.fields} />
      {needsCookies && (
        <CookiesNotice
          address={brand.emails.careers}
          subject={`${submissionMessages.withoutScript.subject} ${job.jobCode}`}
        />
      )}
      <FormActions>
        <Button type="submit" loading={submission.sending}>
          {words.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </FormActions>
      <SendingProgress
        share={submission.sending ? submission.progress : undefined}
        label={words.submitting}
      />
    </Form>
  );
}
