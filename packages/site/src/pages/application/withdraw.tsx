import { useSubmission } from '@kestrova/api-client';
import type { ApplicationPageCopy } from '@kestrova/content';
import { Button } from '@kestrova/design-system';
import { useState } from 'react';
import { useOwnerAct } from '../../features/emailed-link/use-owner-act.tsx';
import { lazyDialog } from '../../features/forms/lazy-dialog.ts';
import styles from './application.module.css';
import type { WithdrawDialog } from './withdraw-dialog.tsx';

interface WithdrawProps {
  secret: string;
  copy: Pick<ApplicationPageCopy, 'withdraw' | 'unsure'>;
  /** Told what the server says of it. */
  onWithdrawn: (message: string) => void;
  /** There was nothing to withdraw any more. */
  onGone: () => void;
}

/** Erases the application, after asking once. Closing the question does not stop a request. */
export function Withdraw({ secret, copy, onWithdrawn, onGone }: WithdrawProps) {
  const { withdraw, unsure } = copy;
  const [open, setOpen] = useState<{ Dialog: typeof WithdrawDialog }>();
  const [isOpening, setOpening] = useState(false);
  const mutation = useSubmission('withdrawOwnApplication');
  const { act, isPending, problem } = useOwnerAct(mutation, {
    unsure,
    onDone: onWithdrawn,
    onGone,
  });

  async function ask() {
    setOpening(true);
    const code = await dialogCode.find();
    setOpening(false);
    if (code) setOpen({ Dialog: code.WithdrawDialog });
  }

  return (
    <section className={styles.act} aria-labelledby="withdraw">
      <h2 id="withdraw" className={styles.title}>
        {withdraw.heading}
      </h2>
      <p>{withdraw.text}</p>
      {!open && problem}
      <div>
        <Button
          variant="secondary"
          className={styles.danger}
          loading={isOpening || isPending}
          onPointerEnter={dialogCode.prepare}
          onFocus={dialogCode.prepare}
          onClick={(event) => {
            // Safari does not focus a pressed button, and the dialog returns the focus where it was.
            event.currentTarget.focus();
            void ask();
          }}
        >
          {withdraw.action}
        </Button>
      </div>
      {open && (
        <open.Dialog
          copy={withdraw}
          isPending={isPending}
          problem={problem}
          onConfirm={() => void act(secret)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

const dialogCode = lazyDialog(() => import('./withdraw-dialog.tsx'));
