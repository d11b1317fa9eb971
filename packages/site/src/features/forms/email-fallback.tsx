import { submissionMessages } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import styles from './email-fallback.module.css';

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
        <EmailLink {...email} />
      </p>
    </noscript>
  );
}

/** The class of elements that need JavaScript. */
export const scriptOnly = styles.scriptOnly;

interface FormProblemProps {
  failure: 'cookies' | 'failed';
  email: EmailFallback;
}

/**
 * Where to write instead of sending a form. If the form needs cookies, this is announced when it
 * appears; the toast has announced other errors.
 */
export function FormProblem({ failure, email }: FormProblemProps) {
  const { cookies, writeInstead } = submissionMessages;
  return (
    <p role={failure === 'cookies' ? 'alert' : undefined}>
      <span>{`${failure === 'cookies' ? cookies : writeInstead} `}</span>
      <EmailLink {...email} />
    </p>
  );
}

/** A link that begins an email, with the subject if there is one. */
export function EmailLink({ address, subject }: EmailFallback) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <Link href={`mailto:${address}${query}`}>{address}</Link>;
}
