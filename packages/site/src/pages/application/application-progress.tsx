import type { ReceivedOwnApplication } from '@kestrova/api-client';
import { applicationStatuses } from '@kestrova/api-contract';
import { applicationPage } from '@kestrova/content/pages/application';
import { formatOwnDay } from '../../sections/format-text.ts';
import styles from './application.module.css';

const { progress: copy } = applicationPage;

/** The steps of an application with their days, and what the careers team has written. */
export function ApplicationProgress({ application }: { application: ReceivedOwnApplication }) {
  const { receivedAt, changes = [], sentence } = application;
  const { status = 'received', reason } = changes.at(-1) ?? {};
  const reached = applicationStatuses.indexOf(status);
  /** A step after the current one was taken back, so its day is not shown. */
  const dayOf = (name: (typeof applicationStatuses)[number], place: number) => {
    if (place > reached) return undefined;
    return name === 'received'
      ? receivedAt
      : changes.findLast((change) => change.status === name)?.changedAt;
  };
  return (
    <div className={styles.progress}>
      <h3 id="progress">{copy.heading}</h3>
      <ol role="list" className={styles.steps} aria-labelledby="progress">
        {applicationStatuses.map((name, place) => {
          const day = dayOf(name, place);
          return (
            <li
              key={name}
              className={styles.step}
              data-reached={day && ''}
              aria-current={place === reached ? 'step' : undefined}
            >
              <span>{copy.statuses[name]}</span>
              {day && <time dateTime={day}>{formatOwnDay(day)}</time>}
            </li>
          );
        })}
      </ol>
      {status === 'closed' && reason && <p>{copy.closed[reason]}</p>}
      {sentence && (
        <figure className={styles.sentence}>
          <figcaption>{copy.sentence}</figcaption>
          <blockquote>{sentence}</blockquote>
        </figure>
      )}
    </div>
  );
}
