import type { ContactFormCopy, Person } from '@kestrova/content';
import { Icon } from '@kestrova/design-system';
import type { ContactForm } from '@kestrova/validation';
import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { Picture } from '../../sections/picture.tsx';
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
}

/**
 * What was sent, and what follows. The focus goes to the heading, which reads it out; the server's
 * words are in the toast, of which only the reference stays.
 */
export function ContactReceipt({ copy, accepted, answeredBy }: ContactReceiptProps) {
  const { receipt, fields } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  const reference = /\bC(?:-[A-Z\d]{4}){2}\b/.exec(accepted.message)?.[0];
  useEffect(() => heading.current?.focus(), [accepted]);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <header className={styles.header}>
        <Icon node={CircleCheck} />
        <h2 ref={heading} id="receipt" tabIndex={-1} className={styles.title}>
          {receipt.heading}
        </h2>
      </header>
      <dl className={styles.next}>
        {reference && (
          <div>
            <dt>{receipt.reference}</dt>
            <dd>{reference}</dd>
          </div>
        )}
        <div>
          <dt>{receipt.who}</dt>
          <dd>{answeredBy ? <Answerer person={answeredBy} /> : receipt.answeredBy}</dd>
        </div>
        <div>
          <dt>{receipt.when}</dt>
          <dd>{receipt.within}</dd>
        </div>
      </dl>
      <details className={styles.sent}>
        <summary>{receipt.sent}</summary>
        <dl>
          {contactFieldIds.map(([field]) => (
            <div key={field}>
              <dt>{fields[field].label}</dt>
              <dd>{accepted.entries[field]}</dd>
            </div>
          ))}
        </dl>
      </details>
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
