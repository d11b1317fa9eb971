import type { applicationPage } from '@kestrova/content/pages/application';
import { Button, Dialog, FormActions } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import styles from './application.module.css';

interface WithdrawDialogProps {
  copy: typeof applicationPage.withdraw;
  isPending: boolean;
  problem: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once, and says what withdrawing erases. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { copy, isPending, problem, onConfirm, onClose } = props;
  return (
    <Dialog open onClose={onClose} title={copy.question} size="narrow">
      <div className={styles.question}>
        <p>{copy.consequences}</p>
        <p>{copy.again}</p>
        {problem}
      </div>
      <FormActions>
        <Button
          variant="secondary"
          className={styles.danger}
          loading={isPending}
          onClick={onConfirm}
        >
          {copy.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
      </FormActions>
    </Dialog>
  );
}
