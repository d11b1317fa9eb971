import { contactFormCopy, type ContactUsPageCopy } from '@kestrova/content';
import { useState, type ReactNode } from 'react';
import { ContactForm } from './contact-form.tsx';
import type { Person } from './contact-receipt.tsx';
import styles from './get-in-touch.module.css';

interface EnquiryProps {
  copy: ContactUsPageCopy['form'];
  /** Who answers; without one the receipt says which kind of colleague does. */
  answeredBy?: Person;
}

/** The enquiry form and, once the server has accepted the message, its receipt in the same place. */
export function Enquiry({ copy, answeredBy }: EnquiryProps) {
  const [receipt, setReceipt] = useState<ReactNode>();
  const [isRepeated, setRepeated] = useState(false);

  function startAnother() {
    setReceipt(undefined);
    setRepeated(true);
  }

  if (receipt) return receipt;
  return (
    <section className={styles.column} aria-labelledby="enquiry">
      <h2 id="enquiry" className={styles.title}>
        {copy.heading}
      </h2>
      <p className={styles.lead}>{copy.text}</p>
      <ContactForm
        copy={contactFormCopy}
        isRepeated={isRepeated}
        onAccepted={(accepted, Receipt) =>
          setReceipt(
            <Receipt
              copy={contactFormCopy}
              accepted={accepted}
              answeredBy={answeredBy}
              onAnother={startAnother}
            />,
          )
        }
      />
    </section>
  );
}
