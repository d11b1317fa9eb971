import type { SubmissionEntries } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import type { applicationPage } from '@kestrova/content/pages/application';
import { Button, Dialog, TextField } from '@kestrova/design-system';
import { jobAlertFormSchema } from '@kestrova/validation';
import type { ReactNode } from 'react';
import styles from './email-dialog.module.css';
import { EMAIL_INPUT } from '../forms/input-kinds.ts';
import { PrivacyPolicyLink } from '../forms/privacy-policy-link.tsx';
import { SubmissionForm } from '../forms/submission-form.tsx';
import { useFormEntries } from '../forms/use-form-entries.ts';
import { useSubmissionForm } from '../forms/use-submission-form.ts';

/** A call that needs only an email address. */
export type EmailCall = 'createJobAlert' | 'sendOwnLinks';

export interface EmailDialogProps<Call extends EmailCall> {
  copy: typeof applicationPage.sendLink;
  call: Call;
  /** The submission for an address. */
  toSubmission: (email: string) => SubmissionEntries[Call];
  /** Above the form. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for the address that a link is sent to, then shows the next step. */
export function EmailDialog<Call extends EmailCall>(props: EmailDialogProps<Call>) {
  const { copy, call, toSubmission, children, onClose } = props;
  const entries = useFormEntries({ id: call, schema: jobAlertFormSchema });
  const form = useSubmissionForm({
    call,
    entries,
    toSubmission: ({ email }) => toSubmission(email),
    responseIn: 'form',
  });
  if (form.outcome?.kind === 'accepted') {
    return (
      <Dialog key="accepted" open onClose={onClose} title={copy.accepted} size="narrow">
        <p className={styles.accepted}>{form.outcome.message}</p>
        <Button onClick={onClose}>{copy.close}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={copy.heading} size="narrow">
      {children}
      <SubmissionForm form={form} copy={copy} email={{ address: brand.emails.careers }}>
        <TextField {...copy.email} {...entries.field('email')} {...EMAIL_INPUT} required />
        <div className={styles.small}>
          <p>{copy.terms}</p>
          <PrivacyPolicyLink>{copy.readPolicy}</PrivacyPolicyLink>
        </div>
      </SubmissionForm>
    </Dialog>
  );
}
