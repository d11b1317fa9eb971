import { useJobAlerts } from '@kestrova/api-client';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { useState } from 'react';
import { EmailedLinkPage, LinkedContent } from '../../features/emailed-link/emailed-link.tsx';
import { useEmailedToken } from '../../features/emailed-link/use-emailed-token.ts';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import { ConfirmAlert } from './confirm-alert.tsx';

export const { meta, heading } = copy;

/** The job alerts of an address, by the link in the emails that it gets. */
export default function AlertsPage() {
  const token = useEmailedToken();
  return (
    <EmailedLinkPage copy={copy} token={token}>
      {(current) => <OwnAlerts key={current} token={current} />}
    </EmailedLinkPage>
  );
}

/** Lists every alert of the address; turns the link's alert on, and can end each. */
function OwnAlerts({ token }: { token: string }) {
  const state = useJobAlerts(token);
  const [isConfirmed, setConfirmed] = useState(false);
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  return (
    <LinkedContent state={state} copy={copy}>
      {({ email, linkedAlertId, alerts }, onGone) => {
        const linked = alerts.find(({ alertId }) => alertId === linkedAlertId);
        const isEnded = linkedAlertId !== undefined && endedIds.includes(linkedAlertId);
        return (
          <>
            {linked && !isEnded && (isConfirmed || !linked.isConfirmed) && (
              <ConfirmAlert
                alert={linked}
                {...{ isConfirmed, token, onGone }}
                onConfirmed={() => {
                  setConfirmed(true);
                  state.reload();
                }}
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
                    {...{ alert, token, onGone }}
                    onEnded={() => setEndedIds((ids) => [...ids, alert.alertId])}
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
