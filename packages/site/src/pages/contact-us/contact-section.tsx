import { contactFormCopy, type Closing } from '@kestrova/content';
import { contactUsPage } from '@kestrova/content/pages/contact-us';
import { classNames, Icon } from '@kestrova/design-system';
import { ChevronDown, CircleCheck } from 'lucide';
import { useState } from 'react';
import type { Accepted } from '../../features/forms/use-submission-form.ts';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import panel from '../../sections/panel.module.css';
import { Signature } from '../../sections/signature.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-section.module.css';
import columnStyles from './get-in-touch.module.css';

const { form: copy } = contactUsPage;

interface ContactSectionProps {
  /** The closing whose link led here: its person answers. */
  closing?: Closing | undefined;
}

/** The contact form and, above it once the server has accepted a message, the receipt of the last. */
export function ContactSection({ closing }: ContactSectionProps) {
  const [accepted, setAccepted] = useState<Accepted>();
  return (
    <div className={styles.contact}>
      {accepted && <ContactReceipt accepted={accepted} closing={closing} />}
      <section className={columnStyles.column} aria-labelledby="contact-form">
        <h2 id="contact-form">
          {accepted ? contactFormCopy.receipt.again : (closing ?? copy).heading}
        </h2>
        {!accepted && closing && (
          <>
            <p className={columnStyles.lead}>{closing.text}</p>
            <Signature answeredBy={closing.answeredBy} />
          </>
        )}
        {!accepted && <p className={columnStyles.lead}>{copy.text}</p>}
        <ContactForm closing={closing} onAccepted={setAccepted} />
      </section>
    </div>
  );
}

interface ContactReceiptProps {
  accepted: Accepted;
  closing: Closing | undefined;
}

/**
 * The receipt: the entries and the next steps. The focus goes to the heading. The toast shows the server's
 * message; the receipt keeps only its reference.
 */
function ContactReceipt({ accepted, closing }: ContactReceiptProps) {
  const { receipt, fields } = contactFormCopy;
  const heading = useFocusHeading(accepted);
  const person = closing?.answeredBy.person;
  const [reference] = /\bC(?:-[A-Z\d]{4}){2}\b/.exec(accepted.message) ?? [];
  return (
    <section className={classNames(panel.panel, styles.receipt)} aria-labelledby="receipt">
      <header className={styles.header}>
        <Icon node={CircleCheck} />
        <h2 ref={heading} id="receipt" tabIndex={-1} className={styles.receiptTitle}>
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
          <dd>{person ? `${person.name}, ${person.role}` : receipt.answeredBy}</dd>
        </div>
        <div>
          <dt>{receipt.when}</dt>
          <dd>{receipt.within}</dd>
        </div>
      </dl>
      <details className={styles.sent}>
        <summary>
          {receipt.sent}
          <Icon node={ChevronDown} />
        </summary>
        <dl>
          {Object.entries(fields).map(([name, { label }]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{accepted.typed[name]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
