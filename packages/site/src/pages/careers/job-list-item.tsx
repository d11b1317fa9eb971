import type { ReceivedJobSummary } from '@kestrova/api-client';
import { careersPage } from '@kestrova/content/pages/careers';
import { Anchor, Avatar, ButtonLink, classNames, PillList } from '@kestrova/design-system';
import { memo } from 'react';
import { toApplicationJob } from '../../features/job-application/stored-job.ts';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import type { JobApplication } from '../../features/job-application/use-job-application.tsx';
import { pathTo } from '@kestrova/paths';
import styles from './job-list-item.module.css';

const { openings: copy } = careersPage;

interface JobListItemProps {
  job: ReceivedJobSummary;
  /** Such as 'Posted 3 days ago'. */
  posted: string;
  application: JobApplication;
  /** Whether it is laid out only as it comes near the screen, so that a long list appears at once. */
  deferred: boolean;
}

/**
 * One job of the list with its two actions (spec 2.15), which step forward where the pointer or the
 * focus is; rendered again only when its data changes.
 */
export const JobListItem = memo(function JobListItem(props: JobListItemProps) {
  const { job, posted, application, deferred } = props;
  const path = pathTo('job-description', job.jobId);
  const years = job.experince;
  const experience = years === undefined ? '' : `${years} ${copy.experience}`;
  return (
    <article className={classNames(styles.row, deferred && styles.deferred)}>
      <div className={styles.body}>
        <Avatar initials={findInitials(job.jobTitle)} />
        <div className={styles.about}>
          <h3 className={styles.title}>
            <Anchor href={path}>{job.jobTitle}</Anchor>
          </h3>
          <ul className={styles.facts}>
            {[job.jobLocation, experience, posted].filter(Boolean).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {job.jobInfo && <p className={styles.text}>{job.jobInfo}</p>}
        </div>
        <div className={styles.aside}>
          <PillList items={[job.jobLevel, job.jobType, job.jobMode]} />
          <div className={styles.actions}>
            <ButtonLink
              href={path}
              variant="quiet"
              size="small"
              // The Tab key has met the title, which leads to the same page.
              tabIndex={-1}
              aria-label={`${copy.viewDetails} ${copy.detailsOf} ${job.jobTitle}`}
            >
              {copy.viewDetails}
            </ButtonLink>
            <ApplyButton
              job={toApplicationJob(job)}
              application={application}
              variant="quiet"
              size="small"
            >
              {copy.apply}
            </ApplyButton>
          </div>
        </div>
      </div>
    </article>
  );
});

/** The first letter of each word, at most three (spec 2.15). */
function findInitials(title: string): string {
  const letters = title.split(/\s+/).map((word) => /\p{L}/u.exec(word)?.[0] ?? '');
  return letters.filter(Boolean).slice(0, 3).join('').toUpperCase();
}
