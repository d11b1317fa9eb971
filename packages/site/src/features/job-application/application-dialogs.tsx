import { applicationFormCopy as words } from '@kestrova/content';
import { Button, Dialog } from '@kestrova/design-system';
import type { ApplicationJob } from '@kestrova/api-client';
import { useState } from 'react';
import { findDraft } from './application-drafts.ts';
import { ApplicationForm } from './application-form.tsx';
import styles from './application-dialogs.module.css';

interface ApplicationDialogsProps {
  job: ApplicationJob;
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
        title={words.success.heading}
        dismissible={false}
        size="narrow"
      >
        <p className={styles.thanks}>{words.success.text}</p>
        <Button onClick={onReturn}>{words.success.action}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={words.heading} dismissible={false}>
      <dl className={styles.job}>
        <dt>{words.job}</dt>
        <dd>{job.jobTitle}</dd>
        <dt>{words.location}</dt>
        <dd>{job.jobLocation}</dd>
      </dl>
      {isContinued && <p className={styles.continued}>{words.restored}</p>}
      <ApplicationForm
        words={words}
        job={job}
        onCancel={onClose}
        onAnswer={(answer) => (answer === 'accepted' ? setReceived(true) : onReturn())}
      />
    </Dialog>
  );
}
