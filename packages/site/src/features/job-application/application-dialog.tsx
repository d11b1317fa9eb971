import type { ApplicationJob } from '@kestrova/api-contract';
import { applicationFormCopy as copy } from '@kestrova/content';
import { Dialog } from '@kestrova/design-system';
import { useState } from 'react';
import { findDraft } from './application-drafts.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReceipt } from './application-receipt.tsx';
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
  const [isContinued] = useState(() => findDraft(job.jobId) !== undefined);

  if (acceptedMessage !== undefined) {
    return (
      <Dialog key="thanks" open onClose={onReturn} title={copy.success.heading} dismissible={false}>
        <ApplicationReceipt copy={copy.success} message={acceptedMessage} onReturn={onReturn} />
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
        copy={copy}
        job={job}
        onCancel={onClose}
        onResponse={({ isAccepted, message }) =>
          isAccepted ? setAcceptedMessage(message) : onReturn()
        }
      />
    </Dialog>
  );
}
