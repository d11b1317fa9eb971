import {
  ApiError,
  findRefusedFile,
  useSubmission,
  type SubmissionResult,
} from '@kestrova/api-client';
import { toJobApplicationData, type ApplicationJob } from '@kestrova/api-contract';
import { brand, submissionMessages, type ApplicationFormCopy } from '@kestrova/content';
import { Button, ErrorSummary, Form, FormActions } from '@kestrova/design-system';
import { jobApplicationFormSchema, type JobApplicationForm } from '@kestrova/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CookiesNotice, WriteInstead } from '../forms/email-fallback.tsx';
import { listErrors, readShownEntries, schemaResolver } from '../forms/form-entries.ts';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSubmissionFeedback } from '../forms/use-submission-feedback.ts';
import { hasTypedEntries, useUnsentEntries } from '../forms/use-unsent-entries.ts';
import { useVisibleField } from '../forms/use-visible-field.ts';
import { deleteDraft, findDraft, saveDraft } from './application-drafts.ts';
import { ApplicationFields, applicationFieldIds } from './application-fields.tsx';
import { listFileErrors } from './application-file-fields.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useApplicationFiles } from './use-application-files.ts';

interface ApplicationFormProps {
  copy: ApplicationFormCopy;
  job: ApplicationJob;
  onCancel: () => void;
  /** Called with the server's response; an error stays in the form with everything that was typed. */
  onResponse: (response: SubmissionResult) => void;
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

const resolver = schemaResolver(jobApplicationFormSchema);

/** The application form of spec 2.17, checked by spec 5 and ending as spec 4 says. */
export function ApplicationForm({ copy, job, onCancel, onResponse }: ApplicationFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    defaultValues: findDraft(job.jobId) ?? EMPTY,
    resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  // The library counts a submit when it has ended; the message about the CV is due when it begins.
  const [isAttempted, setAttempted] = useState(false);
  const files = useApplicationFiles(isAttempted);
  const { trap, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending, progress } = useSubmission('submitApplication', readFormCheck);
  const feedback = useSubmissionFeedback();
  const checkEntries = useUnsentEntries(
    () => hasTypedEntries(getValues()) || Object.values(files.chosen).some(Boolean),
  );
  useVisibleField();

  async function send(form: JobApplicationForm) {
    const sent = files.chosen;
    try {
      const data = toJobApplicationData(form, job);
      const result = await mutateAsync({ data, files: sent });
      feedback.showResult(result);
      if (result.isAccepted) deleteDraft(job.jobId);
      onResponse(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = findRefusedFile(error, sent);
      if (refused) files.fields[refused].refuse(sent[refused], error.message);
      feedback.showError(error);
    }
  }

  function submit(form: HTMLFormElement) {
    setAttempted(true);
    readShownEntries(form, { getValues, setValue });
    if (hasTypedEntries(getValues())) saveDraft(job.jobId, getValues());
    void handleSubmit(send)();
  }

  const fieldErrors = listErrors(applicationFieldIds, errors);
  const fileErrors = listFileErrors(files.fields);
  const email = {
    address: brand.emails.careers,
    subject: `${submissionMessages.withoutScript.subject} ${job.jobCode}`,
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      onChange={() => {
        saveDraft(job.jobId, getValues());
        checkEntries();
      }}
    >
      <p>{copy.required}</p>
      <ErrorSummary
        title={submissionMessages.errorSummary}
        errors={fieldErrors.length > 0 || files.isRefused ? [...fieldErrors, ...fileErrors] : []}
        attempt={submitCount}
      />
      <ApplicationFields {...{ copy, register, errors }} files={files.fields} />
      <HoneypotField ref={trap} />
      {feedback.needsCookies && <CookiesNotice {...email} />}
      {feedback.hasFailed && <WriteInstead {...email} />}
      <SendingProgress share={progress} label={copy.submitting} />
      <FormActions>
        <Button type="submit" loading={isPending}>
          {copy.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </FormActions>
    </Form>
  );
}
