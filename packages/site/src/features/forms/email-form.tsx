import { ApiError, useSubmission, type SubmissionEntries } from '@kestrova/api-client';
import { brand, submissionMessages, type EmailFormCopy } from '@kestrova/content';
import {
  Button,
  ErrorSummary,
  Form,
  FormActions,
  Notice,
  TextField,
} from '@kestrova/design-system';
import { jobAlertFormSchema, type JobAlertForm as EmailEntries } from '@kestrova/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CookiesNotice, WriteInstead } from './email-fallback.tsx';
import { EMAIL_INPUT } from './email-input.ts';
import { listErrors, readShownEntries, schemaResolver } from './form-entries.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { PrivacyPolicyLink } from './privacy-policy-link.tsx';
import { useFormCheck } from './use-form-check.ts';
import { useSubmissionFeedback } from './use-submission-feedback.ts';
import { useVisibleField } from './use-visible-field.ts';
import styles from './email-form.module.css';

/** A call that needs nothing of the visitor but an address. */
export type EmailCall = 'createJobAlert' | 'sendOwnLinks';

export interface EmailFormProps<Call extends EmailCall> {
  /** Of its field. */
  id: string;
  copy: EmailFormCopy;
  call: Call;
  /** What is sent for an address. */
  toEntries: (email: string) => SubmissionEntries[Call];
  /** Told what the server says; an error stays in the form with the address that was typed. */
  onAccepted: (message: string) => void;
}

const resolver = schemaResolver(jobAlertFormSchema);

/** Asks for an address, to which a link is sent. */
export function EmailForm<Call extends EmailCall>(props: EmailFormProps<Call>) {
  const { id, copy, call, toEntries, onAccepted } = props;
  const { register, handleSubmit, getValues, setValue, formState } = useForm<EmailEntries>({
    defaultValues: { email: '' },
    resolver,
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const { trap, readFormCheck } = useFormCheck();
  const { mutateAsync, isPending } = useSubmission(call, readFormCheck);
  const feedback = useSubmissionFeedback();
  const [refusal, setRefusal] = useState<string>();
  useVisibleField();

  async function send({ email }: EmailEntries) {
    setRefusal(undefined);
    try {
      const { isAccepted, message } = await mutateAsync(toEntries(email));
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
        readShownEntries(event.currentTarget, { getValues, setValue });
        void handleSubmit(send)();
      }}
    >
      <ErrorSummary
        title={submissionMessages.errorSummary}
        errors={listErrors([['email', id]], errors)}
        attempt={submitCount}
      />
      <TextField
        {...copy.email}
        {...register('email')}
        {...EMAIL_INPUT}
        id={id}
        error={errors.email?.message}
        required
      />
      <HoneypotField ref={trap} />
      <div className={styles.small}>
        <p>{copy.terms}</p>
        <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
      </div>
      {refusal && <Notice>{refusal}</Notice>}
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
