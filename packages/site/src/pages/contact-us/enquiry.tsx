import { contactFormCopy, type ContactUsPageCopy, type Person } from '@kestrova/content';
import { useState } from 'react';
import { ContactForm } from './contact-form.tsx';
import type { AcceptedMessage, ContactReceipt } from './contact-receipt.tsx';
import styles from './get-in-touch.module.css';

interface EnquiryProps {
  copy: ContactUsPageCopy['form'];
  /** Who answers; without one the receipt says which kind of colleague does. */
  answeredBy?: Person;
}

/** The enquiry form and, once the server has accepted the message, its receipt in the same place. */
export function Enquiry({ copy, answeredBy }: EnquiryProps) {
  const [sent, setSent] = useState<{ accepted: AcceptedMessage; Receipt: typeof ContactReceipt }>();
  const [isRepeated, setRepeated] = useState(false);

  if (sent) {
    const { accepted, Receipt } = sent;
    return (
      <Receipt
        copy={contactFormCopy}
        accepted={accepted}
        answeredBy={answeredBy}
        onAnother={() => {
          setSent(undefined);
          setRepeated(true);
        }}
      />
    );
  }
  return (
    <section className={styles.column} aria-labelledby="enquiry">
      <h2 id="enquiry" className={styles.title}>
        {copy.heading}
      </h2>
      <p className={styles.lead}>{copy.text}</p>
      <ContactForm
        copy={contactFormCopy}
        isRepeated={isRepeated}
        onAccepted={(accepted, Receipt) => setSent({ accepted, Receipt })}
      />
    </section>
  );
}
