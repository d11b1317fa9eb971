import type { ReceivedJobSummary } from '@kestrova/api-client';
import { careersPage } from '@kestrova/content/pages/careers';
import { Button, Loading, Skeleton, StatePanel } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { scriptOnly } from '../../features/forms/email-fallback.tsx';
import { choiceNames, JOBS_AT_A_TIME, NO_FILTERS } from '../../features/jobs/job-choice.ts';
import { AsyncContent, RetryNotice } from '../../lib/async-content.tsx';
import type { LooseChoice } from './choose-jobs.ts';
import { formatLoosened } from './job-labels.ts';
import type { JobOpeningsState } from './use-job-openings.ts';
import styles from './job-list.module.css';

const { openings: copy } = careersPage;

interface JobListProps {
  openings: JobOpeningsState;
  children: (job: ReceivedJobSummary) => ReactNode;
}

/** The chosen jobs of a country, or their state: loading, failed or empty. */
export function JobList({ openings, children }: JobListProps) {
  const { choice, change, chosen, count, country, jobs, search } = openings;
  const { list, focusJob } = openings.focus;
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
        chosen.jobs.length === 0 && <NoMatch openings={openings} />
      )}
    </>
  );
  return (
    <AsyncContent state={jobs} copy={copy} headingLevel={3} fallback={<Fallback />}>
      {render}
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

/** Says that no job matches, and offers to remove one choice, with the resulting number of jobs. */
function NoMatch({ openings }: Omit<JobListProps, 'children'>) {
  const { choice, change, chosen, focus } = openings;
  const { filters, keywords } = choice;
  const loose = choiceNames.flatMap((name) => {
    const count = chosen.without.get(name);
    return count
      ? [{ name, count, label: name === 'keywords' ? keywords : (filters[name] ?? '') }]
      : [];
  });

  function leaveOut(name: LooseChoice) {
    focus.focusJob(0);
    change(name === 'keywords' ? { keywords: '' } : { filters: { [name]: undefined } });
  }

  return (
    <StatePanel
      kind="empty"
      title={copy.noMatch.heading}
      headingLevel={3}
      actions={
        <>
          {loose.map(({ name, count, label }) => (
            <Button key={name} variant="secondary" size="small" onClick={() => leaveOut(name)}>
              {formatLoosened(label, count)}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              focus.focusJob(0);
              change({ keywords: '', filters: NO_FILTERS });
            }}
          >
            {copy.showAll}
          </Button>
        </>
      }
    >
      {loose.length > 0 ? copy.noMatch.hint : copy.noMatch.text}
    </StatePanel>
  );
}
