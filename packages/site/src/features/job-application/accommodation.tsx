import { brand, type AccommodationCopy } from '@kestrova/content';
import { MailtoLink } from '../../lib/hydration/without-script.tsx';
import styles from './accommodation.module.css';

interface AccommodationProps {
  copy: AccommodationCopy;
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
