import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { Button, Icon } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useState, type ReactNode } from 'react';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import styles from './alerts.module.css';

interface OneButtonProps {
  call: 'confirmJobAlert' | 'unsubscribe';
  token: string;
  step: typeof copy.confirm;
  onDone?: () => void;
  onGone: () => void;
  /** What it is about. */
  children?: ReactNode;
}

/**
 * Makes the call of a link by a press, since programs that check mail follow its links. Once it is
 * done, the focus goes to the heading.
 */
export function OneButton({ call, token, step, onDone, onGone, children }: OneButtonProps) {
  const [message, setMessage] = useState<string>();
  const isDone = message !== undefined;
  const heading = useFocusHeading(isDone);
  const { mutate, isPending, problem } = useTokenMutation(call, {
    unsure: copy.unsure,
    onDone(said) {
      setMessage(said);
      onDone?.();
    },
    onGone,
  });

  return (
    <section className={styles.confirm} aria-labelledby="one-button">
      <h2 ref={heading} id="one-button" tabIndex={-1} className={styles.title}>
        {isDone && <Icon node={CircleCheck} />}
        <span>{isDone ? step.done : step.heading}</span>
      </h2>
      {children}
      <p>{message ?? step.text}</p>
      {problem}
      {!isDone && (
        <div>
          <Button loading={isPending} onClick={() => void mutate(token)}>
            {step.action}
          </Button>
        </div>
      )}
    </section>
  );
}
