import { useJobAlerts } from '@kestrova/api-client';
import type { AlertsPageCopy } from '@kestrova/content';
import { useState } from 'react';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { LinkDeadEnd } from '../../features/emailed-link/link-dead-end.tsx';
import { LinkedContent } from '../../features/emailed-link/linked-content.tsx';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import { ConfirmAlert } from './confirm-alert.tsx';

interface OwnAlertsProps {
  token: string;
  copy: AlertsPageCopy;
}

/** Every alert of the address: the one that the link is for is turned on here, and each is ended here. */
export function OwnAlerts({ token, copy }: OwnAlertsProps) {
  const state = useJobAlerts(token);
  const [isConfirmed, setConfirmed] = useState(false);
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  // Ended meanwhile, in another tab or by a mail program.
  const [isGone, setGone] = useState(false);

  function showGone() {
    setGone(true);
    focusMainHeading();
  }

  if (isGone) return <LinkDeadEnd panel={copy.notFound} copy={copy} />;
  return (
    <LinkedContent state={state} copy={copy}>
      {({ email, linkedAlertId, alerts }) => {
        const linked = alerts.find(({ alertId }) => alertId === linkedAlertId);
        const isEnded = linkedAlertId !== undefined && endedIds.includes(linkedAlertId);
        return (
          <>
            {linked && !isEnded && (isConfirmed || !linked.isConfirmed) && (
              <ConfirmAlert
                alert={linked}
                isConfirmed={isConfirmed}
                {...{ token, copy }}
                onConfirmed={() => {
                  setConfirmed(true);
                  state.reload();
                }}
                onGone={showGone}
              />
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
                    {...{ alert, token, copy }}
                    onEnded={() => setEndedIds((ids) => [...ids, alert.alertId])}
                    onGone={showGone}
                  />
                ))}
              </ul>
            </section>
          </>
        );
      }}
    </LinkedContent>
  );
}
