import { useJobAlerts } from '@kestrova/api-client';
import { jobAlertFormCopy } from '@kestrova/content';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { useState } from 'react';
import {
  EmailedLinkPage,
  LinkedContent,
  ValidLink,
} from '../../features/emailed-link/emailed-link.tsx';
import { useEmailedToken } from '../../features/emailed-link/use-emailed-token.ts';
import { AlertChoice } from '../../features/job-alert/alert-choice.tsx';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts.module.css';
import { OneButton } from './one-button.tsx';

export const { meta, heading } = copy;

/** The job alerts of an address, by the link in the emails that it gets. */
export default function AlertsPage() {
  const token = useEmailedToken();
  return (
    <EmailedLinkPage copy={copy} token={token}>
      {(current) => {
        const [, unsubscribeToken] = current.split(/^unsubscribe\./);
        return unsubscribeToken ? (
          <ValidLink key={current} copy={copy}>
            {(onGone) => (
              <OneButton
                call="unsubscribe"
                step={copy.unsubscribe}
                {...{ token: unsubscribeToken, onGone }}
              />
            )}
          </ValidLink>
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
    <LinkedContent state={state} copy={copy}>
      {({ email, linkedAlertId, alerts }, onGone) => {
        const linked = alerts.find(({ alertId }) => alertId === linkedAlertId);
        const isEnded = linkedAlertId !== undefined && endedIds.includes(linkedAlertId);
        return (
          <>
            {linked && !isEnded && (isConfirmed || !linked.isConfirmed) && (
              <OneButton
                call="confirmJobAlert"
                step={copy.confirm}
                {...{ token, onGone }}
                onDone={() => {
                  setConfirmed(true);
                  state.reload();
                }}
              >
                {linked.country && (
                  <p className={styles.country}>{`${jobAlertFormCopy.jobsIn} ${linked.country}`}</p>
                )}
                <AlertChoice choice={linked} />
              </OneButton>
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
