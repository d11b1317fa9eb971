import { contactFormCopy, type ContactUsPageCopy, type Person } from '@kestrova/content';
import { useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import { ContactReceipt, type AcceptedMessage } from './contact-receipt.tsx';
import styles from './get-in-touch.module.css';

interface EnquiryProps {
  copy: ContactUsPageCopy['form'];
  /** Who answers; without one the receipt says which kind of colleague does. */
  answeredBy?: Person;
}

/** The enquiry form and, above it once the server has accepted a message, the receipt of the last. */
export function Enquiry({ copy, answeredBy }: EnquiryProps) {
  const [sent, setSent] = useState<AcceptedMessage>();
  return (
    <div className={styles.enquiry}>
      {sent && <ContactReceipt copy={contactFormCopy} accepted={sent} answeredBy={answeredBy} />}
      <section className={styles.column} aria-labelledby="enquiry">
        <h2 id="enquiry" className={styles.title}>
          {sent ? contactFormCopy.receipt.again : copy.heading}
        </h2>
        {!sent && <p className={styles.lead}>{copy.text}</p>}
        <ContactForm copy={contactFormCopy} onAccepted={setSent} />
      </section>
    </div>
  );
}
