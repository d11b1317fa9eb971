import { ApiError, useCreateJobAlert, type JobAlertRequest } from '@kestrova/api-client';
import { brand, jobAlertFormCopy as copy, submissionMessages } from '@kestrova/content';
import { Button, ErrorSummary, Form, FormActions, TextField } from '@kestrova/design-system';
import { jobAlertFormSchema, type JobAlertForm as Entries } from '@kestrova/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CookiesNotice, WriteInstead } from '../forms/email-fallback.tsx';
import { EMAIL_INPUT } from '../forms/email-input.ts';
import { listErrors, readShownEntries, schemaResolver } from '../forms/form-entries.ts';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { PrivacyPolicyLink } from '../forms/privacy-policy-link.tsx';
import { useFormCheck } from '../forms/use-form-check.ts';
import { useSubmissionFeedback } from '../forms/use-submission-feedback.ts';
import { useVisibleField } from '../forms/use-visible-field.ts';
import styles from './job-alert-dialog.module.css';

interface JobAlertFormProps {
  /** What the alert is about. */
  request: Omit<JobAlertRequest, 'email'>;
  /** Told what the server says; an error stays in the form with the address that was typed. */
  onAccepted: (message: string) => void;
}

const resolver = schemaResolver(async () => jobAlertFormSchema);

const fieldIds = [['email', 'job-alert-email']] as const;

/** The address for a job alert, which begins only when a link that is sent to it was followed. */
export function JobAlertForm({ request, onAccepted }: JobAlertFormProps) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<Entries>({
    defaultValues: { email: '' },
    resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = formState;
  const { trap, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending } = useCreateJobAlert(readFormCheck);
  const feedback = useSubmissionFeedback();
  const [refusal, setRefusal] = useState<string>();
  useVisibleField();

  async function send({ email }: Entries) {
    setRefusal(undefined);
    try {
      const { isAccepted, message } = await mutateAsync({ ...request, email });
      if (isAccepted) onAccepted(message);
      else setRefusal(message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      feedback.showError(error);
    }
  }

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        // A second press changes nothing while the first is under way.
        if (isSubmitting) return;
        readShownEntries(event.currentTarget, { getValues, setValue });
        void handleSubmit(send)();
      }}
    >
      <ErrorSummary
        title={submissionMessages.errorSummary}
        errors={listErrors(fieldIds, errors)}
        attempt={submitCount}
      />
      <TextField
        {...copy.email}
        {...register('email')}
        {...EMAIL_INPUT}
        id="job-alert-email"
        error={errors.email?.message}
        required
      />
      <HoneypotField ref={trap} />
      <div className={styles.small}>
        <p>{copy.terms}</p>
        <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
      </div>
      {refusal && (
        <p role="alert" className={styles.refused}>
          {refusal}
        </p>
      )}
      {feedback.needsCookies && <CookiesNotice address={brand.emails.careers} />}
      {feedback.hasFailed && <WriteInstead address={brand.emails.careers} />}
      <FormActions>
        <Button type="submit" loading={isPending}>
          {isPending ? copy.submitting : copy.submit}
        </Button>
      </FormActions>
    </Form>
  );
}
