import type { ReceivedReview } from '@kestrova/api-client';
import type { ApplicationStatus } from '@kestrova/api-contract';
import { reviewPage as copy } from '@kestrova/content/pages/review';
import { classNames } from '@kestrova/design-system';
import { FactList } from '../../features/emailed-link/fact-list.tsx';
import { formatOwnDay } from '../../sections/format-text.ts';
import panel from '../../sections/panel.module.css';
import styles from './review.module.css';

/** The applicant, what was sent, and where the application stands. */
export function ReviewSummary({ review }: { review: ReceivedReview }) {
  const { applicantName, reference, jobTitle, jobCode, receivedAt, fileNames = [] } = review;
  const facts = [
    { label: copy.facts.reference, value: reference },
    {
      label: copy.facts.job,
      value: [jobTitle, jobCode && `(${jobCode})`].filter(Boolean).join(' '),
    },
    { label: copy.facts.received, value: receivedAt && formatOwnDay(receivedAt) },
    { label: copy.facts.files, value: fileNames.join('\n') || copy.noFiles },
  ];
  return (
    <section className={classNames(panel.panel, styles.summary)} aria-labelledby="applicant">
      <header>
        <h2 id="applicant">{applicantName || reference}</h2>
        {review.isJobOpen === false && <p>{copy.jobClosed}</p>}
      </header>
      <FactList facts={facts} className={styles.facts} />
      <StatusHistory review={review} />
    </section>
  );
}

/** A change, or the application itself. */
interface HistoryEntry extends Partial<Omit<ReceivedReview['changes'][number], 'status'>> {
  status: ApplicationStatus;
}

/** Every status with its time, the current one first. */
function StatusHistory({ review: { changes, receivedAt } }: { review: ReceivedReview }) {
  const entries: readonly HistoryEntry[] = [
    { status: 'received', ...(receivedAt && { changedAt: receivedAt }) },
    ...changes,
  ];
  return (
    <div className={styles.history}>
      <h3 id="history">{copy.history.heading}</h3>
      <ol role="list" aria-labelledby="history">
        {entries
          .toReversed()
          .map(({ id, status, reason, changedAt, isEmailed, sentence }, place) => (
            <li key={id ?? status} aria-current={place === 0 ? 'step' : undefined}>
              <strong>
                {copy.statuses[status] + (reason ? ` (${copy.reasons[reason]})` : '')}
              </strong>
              <p>
                {changedAt && formatOwnMinute(changedAt)}
                {isEmailed !== undefined &&
                  `, ${isEmailed ? copy.history.emailed : copy.history.notEmailed}`}
              </p>
              {sentence && <q>{sentence}</q>}
            </li>
          ))}
      </ol>
    </div>
  );
}

/** An instant in the format and time zone of the visitor's system. */
function formatOwnMinute(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });
}
