import { Button, Dialog } from '@kestrova/design-system';
import { useState, type ReactNode } from 'react';
import { EmailForm, type EmailCall, type EmailFormProps } from './email-form.tsx';
import styles from './email-form.module.css';

interface EmailDialogProps<Call extends EmailCall> extends Omit<
  EmailFormProps<Call>,
  'onAccepted'
> {
  /** Above the form. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for the address that a link is sent to and, once the server has it, says what follows. */
export function EmailDialog<Call extends EmailCall>(props: EmailDialogProps<Call>) {
  const { children, onClose, ...form } = props;
  const { copy } = form;
  const [accepted, setAccepted] = useState<string>();
  if (accepted) {
    return (
      <Dialog key="accepted" open onClose={onClose} title={copy.accepted} size="narrow">
        <p className={styles.accepted}>{accepted}</p>
        <Button onClick={onClose}>{copy.close}</Button>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" open onClose={onClose} title={copy.heading} size="narrow">
      {children}
      <EmailForm {...form} onAccepted={setAccepted} />
    </Dialog>
  );
}
