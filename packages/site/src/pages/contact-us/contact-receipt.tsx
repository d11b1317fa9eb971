import type { ContactFormCopy, Person } from '@kestrova/content';
import { Button, CircleCheckIcon, WholeWords } from '@kestrova/design-system';
import type { ContactForm } from '@kestrova/validation';
import { useEffect, useRef } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { contactFieldIds } from './contact-fields.tsx';
import styles from './contact-receipt.module.css';

/** What the visitor sent, as typed, and the server's answer. In memory only. */
export interface AcceptedMessage {
  entries: ContactForm;
  /** The server's words, with the reference that it gave. */
  message: string;
}

interface ContactReceiptProps {
  copy: ContactFormCopy;
  accepted: AcceptedMessage;
  answeredBy?: Person | undefined;
  /** The visitor wants to write again. */
  onAnother: () => void;
}

/**
 * What stands in the form's place after it was sent. The focus goes to the heading, which reads it
 * out; the server's words are announced by the toast, so they are no live region here.
 */
export function ContactReceipt({ copy, accepted, answeredBy, onAnother }: ContactReceiptProps) {
  const { receipt, fields } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <header className={styles.header}>
        <CircleCheckIcon />
        <h2 ref={heading} id="receipt" tabIndex={-1} className={styles.title}>
          {receipt.heading}
        </h2>
        <p>
          <WholeWords>{accepted.message}</WholeWords>
        </p>
      </header>
      <dl className={styles.next}>
        <div>
          <dt>{receipt.who}</dt>
          <dd>{answeredBy ? <Answerer person={answeredBy} /> : receipt.answeredBy}</dd>
        </div>
        <div>
          <dt>{receipt.when}</dt>
          <dd>{receipt.within}</dd>
        </div>
      </dl>
      <div className={styles.sent}>
        <h3>{receipt.sent}</h3>
        <dl>
          {contactFieldIds.map(([field]) => (
            <div key={field}>
              <dt>{fields[field].label}</dt>
              <dd>{accepted.entries[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAnother}>
          {receipt.again}
        </Button>
      </div>
    </section>
  );
}

function Answerer({ person: { name, role, portrait } }: { person: Person }) {
  return (
    <span className={styles.person}>
      <Picture picture={portrait} />
      <span>
        {name}
        <span className={styles.role}>{role}</span>
      </span>
    </span>
  );
}
