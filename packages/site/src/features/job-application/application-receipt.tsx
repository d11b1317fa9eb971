import type { ApplicationFormCopy } from '@kestrova/content';
import { Button, FormActions, Icon, Steps, WholeWords } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import styles from './application-receipt.module.css';

interface ApplicationReceiptProps {
  copy: ApplicationFormCopy['success'];
  /** The server's words, with the reference that it gave. */
  message: string;
  onReturn: () => void;
}

/** What the applicant keeps: the server's words, and what happens next. The toast announces the former. */
export function ApplicationReceipt({ copy, message, onReturn }: ApplicationReceiptProps) {
  return (
    <div className={styles.receipt}>
      <p>{copy.text}</p>
      <p className={styles.message}>
        <Icon node={CircleCheck} />
        <span>
          <WholeWords>{message}</WholeWords>
        </span>
      </p>
      <section className={styles.next} aria-labelledby="next-steps">
        <h3 id="next-steps" className={styles.heading}>
          {copy.next.heading}
        </h3>
        <Steps items={copy.next.steps} headingLevel={4} />
      </section>
      <FormActions>
        <Button onClick={onReturn}>{copy.action}</Button>
      </FormActions>
    </div>
  );
}
