import { jobAlertFormCopy as copy } from '@kestrova/content';
import { regionByCode } from '@kestrova/regions';
import { EmailDialog } from '../forms/email-dialog.tsx';
import type { JobChoice } from '../jobs/job-choice.ts';
import { AlertChoice } from './alert-choice.tsx';
import styles from './job-alert-dialog.module.css';

interface JobAlertDialogProps {
  choice: JobChoice;
  onClose: () => void;
}

/** Asks for the address that new jobs are sent to. */
export function JobAlertDialog({ choice, onClose }: JobAlertDialogProps) {
  const { country } = regionByCode(choice.country);
  const newAlert = { ...choice.filters, keywords: choice.keywords };
  return (
    <EmailDialog
      id="job-alert"
      copy={copy}
      call="createJobAlert"
      toSubmission={(email) => ({ ...newAlert, country, email })}
      onClose={onClose}
    >
      <div className={styles.about}>
        <p className={styles.small}>{copy.about}</p>
        <p className={styles.country}>{`${copy.jobsIn} ${country}`}</p>
        <AlertChoice choice={newAlert} />
      </div>
    </EmailDialog>
  );
}
