import { Link } from '@kestrova/design-system';
import styles from './without-script.module.css';

/** Where to write instead of sending a form. */
export interface EmailFallback {
  address: string;
  subject?: string;
}

/** Shown without JavaScript, instead of elements with the class `scriptOnly`. */
export function WithoutScript({ children, ...email }: EmailFallback & { children: string }) {
  return (
    <noscript>
      <p>
        <span>{`${children} `}</span>
        <MailtoLink {...email} />
      </p>
    </noscript>
  );
}

/** The class of elements that need JavaScript. */
export const scriptOnly = styles.scriptOnly;

/** A link that begins an email, with the subject if there is one. */
export function MailtoLink({ address, subject }: EmailFallback) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <Link href={`mailto:${address}${query}`}>{address}</Link>;
}
