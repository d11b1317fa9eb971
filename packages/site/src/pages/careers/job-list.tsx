import type { ReceivedJobSummary } from '@kestrova/api-client';
import { careersPage } from '@kestrova/content/pages/careers';
import {
  Anchor,
  Avatar,
  Button,
  ButtonLink,
  classNames,
  Loading,
  PillList,
  Skeleton,
  StatePanel,
} from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { regionByCode } from '@kestrova/regions';
import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scriptOnly } from '../../lib/hydration/without-script.tsx';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import { toApplicationJob } from '../../features/job-application/stored-job.ts';
import type { JobApplication } from '../../features/job-application/use-job-application.tsx';
import { JOBS_AT_A_TIME } from '../../features/jobs/job-choice.ts';
import { useOwnLocale } from '../../lib/hydration/use-own-locale.ts';
import { AsyncContent, RetryNotice } from '../../lib/api/async-content.tsx';
import { Facts } from '../../sections/facts.tsx';
import { formatDay } from '../../sections/format-text.ts';
import { formatPosted } from './job-labels.ts';
import { NoMatch } from './job-list-controls.tsx';
import type { JobOpeningsState } from './use-job-openings.ts';
import styles from './job-list.module.css';

const { openings: copy } = careersPage;

interface JobListProps {
  openings: JobOpeningsState;
  application: JobApplication;
}

/** The chosen jobs of a country, or their state: loading, failed or empty. */
export function JobList({ openings, application }: JobListProps) {
  const { choice, change, chosen, jobs, search, list, focusJob } = openings;
  const { key } = useLocation();
  // The first list of a visit to the page is laid out completely, also for screenshots.
  const [arrival] = useState(key);
  const locale = useOwnLocale();
  return (
    <AsyncContent state={jobs} copy={copy} headingLevel={3} fallback={<Fallback />}>
      {(all) => (
        <>
          {search.hasFailed && (
            <RetryNotice
              isRetrying={search.isPending}
              retry={copy.searchFailed.retry}
              onRetry={() => {
                focusJob(0);
                search.prepare();
              }}
            >
              {search.isPending ? copy.searchFailed.retrying : copy.searchFailed.text}
            </RetryNotice>
          )}
          {chosen.jobs.length > 0 && (
            <ul
              ref={list}
              role="list"
              aria-label={`Jobs in ${regionByCode(choice.country).countryInText}`}
              className={styles.list}
            >
              {chosen.jobs.slice(0, choice.shown).map((job) => (
                <li key={job.jobId}>
                  <JobListItem
                    {...{ job, application }}
                    posted={formatPosted(job.createdDate, jobs.readAt)}
                    closing={
                      job.closingDate && `${copy.closingDate} ${formatDay(job.closingDate, locale)}`
                    }
                    deferred={key !== arrival}
                  />
                </li>
              ))}
            </ul>
          )}
          {chosen.count > choice.shown && (
            <Button
              variant="secondary"
              className={scriptOnly}
              onClick={() => {
                focusJob(choice.shown);
                change({ shown: choice.shown + JOBS_AT_A_TIME }, { replace: true });
              }}
            >
              {copy.showMore}
            </Button>
          )}
          {all.length === 0 ? (
            <StatePanel kind="empty" title={copy.empty.heading} headingLevel={3}>
              {copy.empty.text}
            </StatePanel>
          ) : (
            chosen.jobs.length === 0 && <NoMatch openings={openings} />
          )}
        </>
      )}
    </AsyncContent>
  );
}

interface JobListItemProps {
  job: ReceivedJobSummary;
  /** Such as 'Posted 3 days ago'. */
  posted: string;
  /** Such as 'Apply by November 30, 2026'. */
  closing: string | undefined;
  application: JobApplication;
  /** Whether it is laid out only as it comes near the screen, so that a long list appears at once. */
  deferred: boolean;
}

/**
 * One job of the list with its two actions (spec 2.15), which are emphasized on hover and focus;
 * rendered again only when its data changes.
 */
const JobListItem = memo(function JobListItem(props: JobListItemProps) {
  const { job, posted, closing, application, deferred } = props;
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
          <Facts items={[job.jobLocation, experience, posted, closing]} small />
          {job.jobInfo && <p className={styles.text}>{job.jobInfo}</p>}
        </div>
        <div className={styles.aside}>
          <PillList items={[job.jobLevel, job.jobType, job.jobMode]} />
          <div className={styles.actions}>
            <ButtonLink
              href={path}
              variant="quiet"
              size="small"
              // Tab stops at the title before, which links to the same page.
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

function Fallback() {
  return (
    <Loading label={copy.loading}>
      <ul className={styles.list}>
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.awaited}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
