import { careersPage } from '@kestrova/content/pages/careers';
import { Button, Loading, Skeleton, StatePanel } from '@kestrova/design-system';
import { regionByCode } from '@kestrova/regions';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
import type { JobApplication } from '../../features/job-application/use-job-application.tsx';
import {
  jobCriteria,
  JOBS_AT_A_TIME,
  NO_FILTERS,
  type JobCriterion,
} from '../../features/jobs/job-choice.ts';
import { AsyncContent, RetryNotice } from '../../lib/async-content.tsx';
import { formatCountWithout, formatPosted } from './job-labels.ts';
import { JobListItem } from './job-list-item.tsx';
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
  // What a visitor arrives at is laid out whole, so that it is whole in a picture of the page too.
  const [arrival] = useState(key);
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
              aria-label={`Jobs in ${regionByCode(choice.country).name}`}
              className={styles.list}
            >
              {chosen.jobs.slice(0, choice.shown).map((job) => (
                <li key={job.jobId}>
                  <JobListItem
                    {...{ job, application }}
                    posted={formatPosted(job.createdDate, jobs.readAt)}
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

/** Says that no job matches, and offers to remove one criterion, with the resulting number of jobs. */
function NoMatch({ openings }: Pick<JobListProps, 'openings'>) {
  const { choice, change, chosen, focusJob } = openings;
  const removable = jobCriteria.flatMap((name) => {
    const count = chosen.without.get(name);
    return count ? [{ name, count }] : [];
  });

  function remove(criteria: Partial<Record<JobCriterion, string>>) {
    focusJob(0);
    change(criteria);
  }

  return (
    <StatePanel
      kind="empty"
      title={copy.noMatch.heading}
      headingLevel={3}
      actions={
        <>
          {removable.map(({ name, count }) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              onClick={() => remove({ [name]: '' })}
            >
              {formatCountWithout(choice[name] ?? '', count)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            onClick={() => remove({ ...NO_FILTERS, keywords: '' })}
          >
            {copy.showAll}
          </Button>
        </>
      }
    >
      {removable.length > 0 ? copy.noMatch.hint : copy.noMatch.text}
    </StatePanel>
  );
}
