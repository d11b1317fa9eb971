import { EmailLink } from './email-link.tsx';
import styles from './without-script.module.css';

interface WithoutScriptProps {
  /** The sentence that leads to the address. */
  children: string;
  address: string;
  subject?: string;
}

/** What readers without JavaScript get in the place of what has `scriptOnly` for a class. */
export function WithoutScript({ children, address, subject }: WithoutScriptProps) {
  return (
    <noscript>
      <p>
        <span>{`${children} `}</span>
        <EmailLink {...{ address, subject }} />
      </p>
    </noscript>
  );
}

/** The class of what is of no use without JavaScript. */
export const scriptOnly = styles.scriptOnly;
