import { submissionMessages } from '@kestrova/content';
import { Link } from '@kestrova/design-system';
import styles from './email-fallback.module.css';

interface EmailFallbackProps {
  address: string;
  subject?: string;
}

/** What readers without JavaScript get in the place of what has `scriptOnly` for a class. */
export function WithoutScript({ children, ...email }: EmailFallbackProps & { children: string }) {
  return (
    <noscript>
      <p>
        <span>{`${children} `}</span>
        <EmailLink {...email} />
      </p>
    </noscript>
  );
}

/** The class of what is of no use without JavaScript. */
export const scriptOnly = styles.scriptOnly;

/** Says that the form needs cookies, with the address that needs none. Announced when it appears. */
export function CookiesNotice(email: EmailFallbackProps) {
  return (
    <p role="alert">
      <span>{`${submissionMessages.cookies} `}</span>
      <EmailLink {...email} />
    </p>
  );
}

/** After a form could not be sent: where to write instead. The toast has announced why. */
export function WriteInstead(email: EmailFallbackProps) {
  return (
    <p>
      <span>{`${submissionMessages.writeInstead} `}</span>
      <EmailLink {...email} />
    </p>
  );
}

function EmailLink({ address, subject }: EmailFallbackProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <Link href={`mailto:${address}${query}`}>{address}</Link>;
}
