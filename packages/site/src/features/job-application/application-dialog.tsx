import type { ApplicationJob } from '@kestrova/api-contract';
import { applicationFormCopy as copy } from '@kestrova/content';
import {
  Button,
  Dialog,
  dismissToasts,
  FormActions,
  Icon,
  Steps,
  WholeWords,
} from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { drafts } from '../forms/use-form-entries.ts';
import { ApplicationForm, draftKeyOf } from './application-form.tsx';
import styles from './application-dialog.module.css';

interface ApplicationDialogProps {
  job: ApplicationJob;
  /** The visitor left without a response. */
  onClose: () => void;
  /** The server has responded: back to the careers page. */
  onReturn: () => void;
}

/** The application dialog (spec 2.17) and, once the application is accepted, its receipt. */
export function ApplicationDialog({ job, onClose, onReturn }: ApplicationDialogProps) {
  const [acceptedMessage, setAcceptedMessage] = useState<string>();
  const [isContinued] = useState(() => drafts.has(draftKeyOf(job)));

  /** Also closes the toast, which the page would announce again. */
  function leaveReceipt() {
    dismissToasts();
    onReturn();
  }

  if (acceptedMessage !== undefined) {
    const { heading } = copy.success;
    return (
      <Dialog key="thanks" open onClose={leaveReceipt} title={heading} dismissible={false}>
        <ApplicationReceipt message={acceptedMessage} onReturn={leaveReceipt} />
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={copy.heading} dismissible={false}>
      <dl className={styles.job}>
        <dt>{copy.job}</dt>
        <dd>{job.jobTitle}</dd>
        <dt>{copy.location}</dt>
        <dd>{job.jobLocation}</dd>
      </dl>
      {isContinued && <p className={styles.continued}>{copy.restored}</p>}
      <ApplicationForm
        job={job}
        onCancel={onClose}
        onAccepted={setAcceptedMessage}
        onDeclined={onReturn}
      />
    </Dialog>
  );
}

interface ApplicationReceiptProps {
  /** The server's message with the reference. */
  message: string;
  onReturn: () => void;
}

/** The receipt: the server's message, which the toast announces, and the next steps. */
function ApplicationReceipt({ message, onReturn }: ApplicationReceiptProps) {
  const { text, next, action } = copy.success;
  return (
    <div className={styles.receipt}>
      <p>{text}</p>
      <p className={styles.message}>
        <Icon node={CircleCheck} />
        <span>
          <WholeWords>{message}</WholeWords>
        </span>
      </p>
      <section className={styles.next} aria-labelledby="next-steps">
        <h3 id="next-steps" className={styles.heading}>
          {next.heading}
        </h3>
        <Steps items={next.steps} headingLevel={4} />
      </section>
      <FormActions>
        <Button onClick={onReturn}>{action}</Button>
      </FormActions>
    </div>
  );
}
