import { submissionMessages } from '@kestrova/content';
import { Button, ErrorSummary, Form, FormActions, Notice } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import {
  scriptOnly,
  WithoutScript,
  type EmailFallback,
} from '../../lib/hydration/without-script.tsx';
import { FormProblem } from './form-problem.tsx';
import { HoneypotField } from './honeypot.tsx';
import styles from './submission-form.module.css';
import type { useSubmissionForm } from './use-submission-form.ts';

interface SubmissionFormProps {
  form: ReturnType<typeof useSubmissionForm>;
  copy: { required?: string; submit: string; submitting: string };
  /** Where to write if the form cannot be sent. */
  email: EmailFallback;
  /** Content above the buttons: the outcome of the last submission. */
  receipt?: ReactNode;
  /** Content beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The common parts of all forms; each form adds its fields and its call. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { form, copy, email, receipt, actions, children } = props;
  const { honeypot, outcome, isPending, progress } = form;
  const isReady = useHydrated();
  return (
    <>
      <WithoutScript {...email}>{submissionMessages.withoutScript.send}</WithoutScript>
      <Form onSubmit={(event) => void form.onSubmit(event)} onChange={form.onChange}>
        {copy.required && <p>{copy.required}</p>}
        <ErrorSummary
          title={submissionMessages.errorSummary}
          errors={form.errors}
          attempt={form.attempt}
        />
        {children}
        {honeypot && <HoneypotField ref={honeypot} />}
        {outcome?.kind === 'declined' && form.responseIn === 'form' && (
          <Notice>{outcome.message}</Notice>
        )}
        {(outcome?.kind === 'cookies' || outcome?.kind === 'failed') && (
          <FormProblem key={outcome.kind} failure={outcome.kind} email={email} />
        )}
        {progress && <SendingProgress share={progress.share} label={copy.submitting} />}
        {receipt}
        <FormActions>
          <Button type="submit" className={scriptOnly} disabled={!isReady} loading={isPending}>
            {isPending && !progress ? copy.submitting : copy.submit}
          </Button>
          {actions}
        </FormActions>
      </Form>
    </>
  );
}

interface SendingProgressProps {
  /** From 0 to 1; undefined while nothing is being sent. */
  share: number | undefined;
  label: string;
}

/** Shows and announces how much of a request is sent. */
function SendingProgress({ share, label }: SendingProgressProps) {
  const isSending = share !== undefined;
  return (
    <div className={styles.sending}>
      <p role="status">{isSending && label}</p>
      {isSending && (
        <progress ref={scrollIntoView} className={styles.bar} value={share} aria-label={label} />
      )}
    </div>
  );
}

/** The progress is under the last field, above the buttons that stay in view. */
function scrollIntoView(progress: HTMLProgressElement | null): void {
  progress?.scrollIntoView({ block: 'nearest' });
}
