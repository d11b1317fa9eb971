import { Button, Dialog } from '@kestrova/design-system';
import type { AppliedJob } from '@kestrova/validation';
import { useState } from 'react';
import { findDraft } from './application-drafts.ts';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-dialogs.module.css';

interface ApplicationDialogsProps {
  job: AppliedJob;
  /** The visitor left without an answer. */
  onClose: () => void;
  /** The server has answered: back to the careers page. */
  onReturn: () => void;
}

/** The application dialog (spec 2.17) and, once the application is received, the word of thanks. */
export function ApplicationDialogs({ job, onClose, onReturn }: ApplicationDialogsProps) {
  const [isReceived, setReceived] = useState(false);
  const [isContinued] = useState(() => findDraft(job.jobId) !== undefined);

  if (isReceived) {
    return (
      <Dialog
        key="thanks"
        open
        onClose={onReturn}
        title="Your Application Has Been Submitted!"
        dismissible={false}
        size="narrow"
      >
        <p className={styles.thanks}>
          Your application has been successfully submitted. A confirmation email has been sent to
          your registered email address.
        </p>
        <Button onClick={onReturn}>Return to Careers</Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title="Job Application Form" dismissible={false}>
      <p className={styles.job}>
        <strong>{job.jobTitle}</strong>
        <span>{job.jobLocation}</span>
      </p>
      {isContinued && (
        <p className={styles.continued}>
          We kept what you typed for this job. Please choose your files again.
        </p>
      )}
      <ApplicationForm
        job={job}
        onCancel={onClose}
        onAnswer={(answer) => (answer === 'accepted' ? setReceived(true) : onReturn())}
      />
    </Dialog>
  );
}
