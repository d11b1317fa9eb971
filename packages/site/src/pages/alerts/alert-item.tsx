import type { ReceivedJobAlert } from '@kestrova/api-client';
import { alertsPage as copy } from '@kestrova/content/pages/alerts';
import { Button, Link } from '@kestrova/design-system';
import { regions, type Region } from '@kestrova/regions';
import { pathTo } from '@kestrova/paths';
import { useRegion } from '../../lib/region.tsx';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import { useTokenMutation } from '../../features/emailed-link/use-token-mutation.tsx';
import { AlertCriteria, describePlace } from '../../features/job-alert/job-alert-offer.tsx';
import { jobCriteria, defaultJobChoice, formatJobChoice } from '../../features/jobs/job-choice.ts';
import { formatOwnDay } from '../../sections/format-text.ts';
import styles from './alerts.module.css';

interface AlertItemProps {
  alert: ReceivedJobAlert;
  isEnded: boolean;
  token: string;
  onEnded: () => void;
}

/** One alert, its jobs, and a button that ends it. Then a message takes the focus. */
export function AlertItem({ alert, isEnded, token, onEnded }: AlertItemProps) {
  const end = useFocusHeading<HTMLParagraphElement>(isEnded);
  const { defaultJobCountry } = useRegion();
  const { mutate, isPending, problem } = useTokenMutation('endJobAlert', onEnded);

  const title = describePlace(alert.country);
  const country = regions.find((region) => region.country === alert.country);
  /** For screen readers, which may read a button or a link without its row. */
  const nameInFull = (action: string) =>
    [action, title, ...jobCriteria.flatMap((name) => alert[name] || [])].join(', ');

  return (
    <li className={styles.alert}>
      <h3 className={styles.country}>{title}</h3>
      <AlertCriteria of={alert} />
      {isEnded ? (
        <p ref={end} tabIndex={-1} className={styles.ended}>
          {copy.ended}
        </p>
      ) : (
        <p className={styles.since}>{describeAge(alert)}</p>
      )}
      {problem}
      <div className={styles.actions}>
        {!isEnded && (
          <Button
            variant="secondary"
            size="small"
            loading={isPending}
            aria-label={nameInFull(copy.end)}
            onClick={() => void mutate({ token, alertId: alert.alertId })}
          >
            {copy.end}
          </Button>
        )}
        {country && (
          <Link
            href={pathToJobs(alert, country, defaultJobCountry)}
            aria-label={nameInFull(copy.see)}
          >
            {copy.see}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The day since which an alert is on or unconfirmed, in the format of the visitor's system. */
function describeAge({ createdDate, isConfirmed }: ReceivedJobAlert): string {
  if (!createdDate) return '';
  return `${isConfirmed ? copy.since : copy.waiting} ${formatOwnDay(createdDate)}`;
}

/** The careers page with the choice of an alert. */
function pathToJobs(alert: ReceivedJobAlert, { code }: Region, usual: Region['code']): string {
  const choice = { ...alert, ...defaultJobChoice(code), keywords: alert.keywords ?? '' };
  return pathTo('careers') + formatJobChoice(choice, usual);
}
