import { useJobAlerts } from '@kestrova/api-client';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { Button, Icon } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useState, type ReactNode } from 'react';
import {
  EmailedLinkPage,
  EmailedLinkContent,
} from '../../features/emailed-link/emailed-link-page.tsx';
import { useEmailedToken } from '../../features/emailed-link/use-emailed-token.ts';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import { AlertCriteria, describePlace } from '../../features/job-alert/job-alert-offer.tsx';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';

export const { meta, heading } = copy;

/** The job alerts of an address, by the link in the emails that it gets. */
export default function AlertsPage() {
  const token = useEmailedToken();
  return (
    <EmailedLinkPage copy={copy} token={token}>
      {(current) => {
        const [, unsubscribeToken] = current.split(/^unsubscribe\./);
        return unsubscribeToken ? (
          <LinkStep
            key={current}
            call="unsubscribe"
            step={copy.unsubscribe}
            token={unsubscribeToken}
          />
        ) : (
          <OwnAlerts key={current} token={current} />
        );
      }}
    </EmailedLinkPage>
  );
}

/** Lists every alert of the address; turns the link's alert on, and can end each. */
function OwnAlerts({ token }: { token: string }) {
  const state = useJobAlerts(token);
  const [isConfirmed, setConfirmed] = useState(false);
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  return (
    <EmailedLinkContent state={state}>
      {({ email, linkedAlertId, alerts }) => {
        const linked = alerts.find(({ alertId }) => alertId === linkedAlertId);
        const isEnded = linkedAlertId !== undefined && endedIds.includes(linkedAlertId);
        return (
          <>
            {linked && !isEnded && (isConfirmed || !linked.isConfirmed) && (
              <LinkStep
                call="confirmJobAlert"
                step={copy.confirm}
                token={token}
                onDone={() => {
                  setConfirmed(true);
                  state.reload();
                }}
              >
                {linked.country && (
                  <p className={styles.country}>{describePlace(linked.country)}</p>
                )}
                <AlertCriteria of={linked} />
              </LinkStep>
            )}
            <section className={styles.alerts} aria-labelledby="all-alerts">
              <header>
                <h2 id="all-alerts" className={styles.title}>
                  {copy.list.heading}
                </h2>
                {email && (
                  <p className={styles.address}>
                    {`${copy.list.address} `}
                    <strong>{email}</strong>
                  </p>
                )}
              </header>
              {alerts.length === 0 && <p>{copy.list.empty}</p>}
              <ul role="list" className={styles.list}>
                {alerts.map((alert) => (
                  <AlertItem
                    key={alert.alertId}
                    isEnded={endedIds.includes(alert.alertId)}
                    {...{ alert, token }}
                    onEnded={() => setEndedIds((ids) => [...ids, alert.alertId])}
                  />
                ))}
              </ul>
            </section>
          </>
        );
      }}
    </EmailedLinkContent>
  );
}

interface LinkStepProps {
  call: 'confirmJobAlert' | 'unsubscribe';
  token: string;
  step: typeof copy.confirm;
  onDone?: () => void;
  /** The content above the button. */
  children?: ReactNode;
}

/**
 * A button that makes the call of a link, since programs that check mail follow its links. After
 * the call, the heading takes the focus.
 */
function LinkStep({ call, token, step, onDone, children }: LinkStepProps) {
  const [message, setMessage] = useState<string>();
  const isDone = message !== undefined;
  const title = useFocusHeading(isDone);
  const { mutate, isPending, problem } = useTokenMutation(call, (said) => {
    setMessage(said);
    onDone?.();
  });

  return (
    <section className={styles.confirm} aria-labelledby="link-step">
      <h2 ref={title} id="link-step" tabIndex={-1} className={styles.title}>
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
