import type { ReceivedJobAlert } from '@kestrova/api-client';
import { jobAlertFormCopy } from '@kestrova/content';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { Button, Icon } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import { AlertChoice } from '../../features/job-alert/alert-choice.tsx';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import styles from './alerts.module.css';

interface ConfirmAlertProps {
  alert: ReceivedJobAlert;
  isConfirmed: boolean;
  token: string;
  onConfirmed: () => void;
  onGone: () => void;
}

/**
 * Turns an alert on by a press, since programs that check mail follow its links. Once it is on, the
 * focus goes to the heading.
 */
export function ConfirmAlert(props: ConfirmAlertProps) {
  const { alert, isConfirmed, token, onConfirmed, onGone } = props;
  const [message, setMessage] = useState('');
  const heading = useFocusHeading(isConfirmed);
  const { mutate, isPending, problem } = useTokenMutation('confirmJobAlert', {
    unsure: copy.unsure,
    onDone(said) {
      setMessage(said);
      onConfirmed();
    },
    onGone,
  });

  return (
    <section className={styles.confirm} aria-labelledby="confirm-alert">
      <h2 ref={heading} id="confirm-alert" tabIndex={-1} className={styles.title}>
        {isConfirmed && <Icon node={CircleCheck} />}
        <span>{isConfirmed ? copy.confirm.done : copy.confirm.heading}</span>
      </h2>
      {alert.country && (
        <p className={styles.country}>{`${jobAlertFormCopy.jobsIn} ${alert.country}`}</p>
      )}
      <AlertChoice choice={alert} />
      <p>{isConfirmed ? message : copy.confirm.text}</p>
      {problem}
      {!isConfirmed && (
        <div>
          <Button loading={isPending} onClick={() => void mutate(token)}>
            {copy.confirm.action}
          </Button>
        </div>
      )}
    </section>
  );
}
