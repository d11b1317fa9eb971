import { jobAlertFormCopy as copy } from '@kestrova/content';
import { Button, Dialog } from '@kestrova/design-system';
import { regionByCode } from '@kestrova/regions';
import { useState } from 'react';
import type { JobChoice } from '../jobs/job-choice.ts';
import { AlertChoice } from './alert-choice.tsx';
import { JobAlertForm } from './job-alert-form.tsx';
import styles from './job-alert-dialog.module.css';

interface JobAlertDialogProps {
  choice: JobChoice;
  onClose: () => void;
}

/** Asks for the address that new jobs are sent to and, once the server has it, says what follows. */
export function JobAlertDialog({ choice, onClose }: JobAlertDialogProps) {
  const [accepted, setAccepted] = useState<string>();
  const { country } = regionByCode(choice.country);

  if (accepted) {
    return (
      <Dialog key="accepted" open onClose={onClose} title={copy.accepted} size="narrow">
        <p className={styles.accepted}>{accepted}</p>
        <Button onClick={onClose}>{copy.close}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={copy.heading} size="narrow">
      <div className={styles.about}>
        <p className={styles.small}>{copy.about}</p>
        <p className={styles.country}>{`${copy.jobsIn} ${country}`}</p>
        <AlertChoice choice={{ ...choice.filters, keywords: choice.keywords }} />
      </div>
      <JobAlertForm
        request={{ ...choice.filters, country, keywords: choice.keywords }}
        onAccepted={setAccepted}
      />
    </Dialog>
  );
}
