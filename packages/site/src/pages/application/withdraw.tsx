import { applicationPage } from '@kestrova/content/pages/application';
import { Button } from '@kestrova/design-system';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import styles from './application.module.css';

const { withdraw: copy } = applicationPage;

interface WithdrawProps {
  token: string;
  /** Called with the server's message. */
  onWithdrawn: (message: string) => void;
}

const loadDialog = () => import('./withdraw-dialog.tsx');

/** Erases the application, after asking once. Closing the question does not stop a request. */
export function Withdraw({ token, onWithdrawn }: WithdrawProps) {
  const { code, close, isOpening, opener } = useLazyDialog(loadDialog);
  const { mutate, isPending, problem } = useTokenMutation('withdrawOwnApplication', onWithdrawn);
  return (
    <section className={styles.act} aria-labelledby="withdraw">
      <h2 id="withdraw" className={styles.title}>
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      {!code && problem}
      <div>
        <Button
          variant="secondary"
          className={styles.danger}
          loading={isOpening || isPending}
          {...opener()}
        >
          {copy.action}
        </Button>
      </div>
      {code && (
        <code.WithdrawDialog
          copy={copy}
          isPending={isPending}
          problem={problem}
          onConfirm={() => void mutate(token)}
          onClose={close}
        />
      )}
    </section>
  );
}
