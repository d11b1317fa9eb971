import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, Loading, Skeleton, StatePanel } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
import { JOBS_AT_A_TIME } from '../../features/jobs/job-choice.ts';
import { AsyncContent, RetryNotice } from '../../lib/async-content.tsx';
import { NoMatch } from './no-match.tsx';
import type { JobFocus } from './use-job-focus.ts';
import type { JobOpeningsState } from './use-job-openings.ts';
import styles from './job-list.module.css';

interface JobListProps {
  copy: CareersPageCopy['openings'];
  openings: JobOpeningsState;
  focus: JobFocus;
  children: (job: ReceivedJobSummary) => ReactNode;
}

/** The chosen jobs of a country, or the state that stands in their place. */
export function JobList({ copy, openings, focus, children }: JobListProps) {
  const { choice, change, chosen, count, country, jobs, search } = openings;
  const { list, focusJob } = focus;
  const render = (all: readonly ReceivedJobSummary[]) => (
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
        <ul ref={list} role="list" aria-label={`Jobs in ${country.name}`} className={styles.list}>
          {chosen.jobs.slice(0, choice.shown).map(children)}
        </ul>
      )}
      {count > choice.shown && (
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
        chosen.jobs.length === 0 && <NoMatch {...{ copy, openings, focus }} />
      )}
    </>
  );
  return (
    <AsyncContent state={jobs} copy={copy} headingLevel={3} fallback={<Fallback copy={copy} />}>
      {render}
    </AsyncContent>
  );
}

function Fallback({ copy }: Pick<JobListProps, 'copy'>) {
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
