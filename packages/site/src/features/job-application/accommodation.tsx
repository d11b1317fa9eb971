import { brand } from '@kestrova/content';
import type { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { MailtoLink } from '../../lib/hydration/without-script.tsx';
import styles from './accommodation.module.css';

interface AccommodationProps {
  copy: typeof jobDescriptionPage.accommodation;
  /** Named at the end of the email's subject, by its code if it has one. */
  job?: { jobCode?: string | undefined; jobTitle: string };
}

/** How to ask for another way to apply, also without JavaScript. */
export function Accommodation({ copy, job }: AccommodationProps) {
  const subject = [copy.subject, job?.jobCode ?? job?.jobTitle].filter(Boolean).join(' ');
  return (
    <p className={styles.accommodation}>
      {`${copy.text} ${copy.write} `}
      <MailtoLink address={brand.emails.careers} subject={subject} />
    </p>
  );
}
