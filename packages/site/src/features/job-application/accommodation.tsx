import { brand, type AccommodationCopy } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import styles from './accommodation.module.css';

interface AccommodationProps {
  copy: AccommodationCopy;
  /** Code of the job, at the end of the email's subject. */
  jobCode?: string | undefined;
}

/** How to ask for another way to apply, also without JavaScript. */
export function Accommodation({ copy, jobCode }: AccommodationProps) {
  const { careers } = brand.emails;
  const subject = [copy.subject, jobCode].filter(Boolean).join(' ');
  return (
    <p className={styles.accommodation}>
      {`${copy.text} ${copy.write} `}
      <Link href={`mailto:${careers}?subject=${encodeURIComponent(subject)}`}>{careers}</Link>
    </p>
  );
}
