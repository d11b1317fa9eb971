import type { ReceivedJobSummary, ServerState } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, EmptyState, ErrorState, Grid, Loading, Skeleton } from '@kestrova/design-system';
import type { Region } from '@kestrova/regions';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../features/jobs/stale-notice.tsx';

interface JobListProps {
  words: CareersPageCopy['openings'];
  jobs: ServerState<ReceivedJobSummary[]>;
  country: Region;
  children: (job: ReceivedJobSummary) => ReactNode;
}

const SKELETONS = [1, 2, 3, 4];

/** The jobs of a country, or the state that stands in their place. */
export function JobList({ words, jobs, country, children }: JobListProps) {
  if (jobs.data) {
    return (
      <>
        <StaleNotice state={jobs} words={words.stale} />
        {jobs.data.length > 0 ? (
          <Grid columns={2} label={`Jobs in ${country.name}`}>
            {jobs.data.map(children)}
          </Grid>
        ) : (
          <EmptyState title={words.empty.heading} headingLevel={3}>
            {words.empty.text}
          </EmptyState>
        )}
      </>
    );
  }
  if (jobs.error && !jobs.isFetching) {
    return (
      <ErrorState
        title={words.failed.heading}
        headingLevel={3}
        actions={<Button onClick={jobs.reload}>{words.failed.retry}</Button>}
      >
        {words.failed.text}
      </ErrorState>
    );
  }
  return (
    <Loading label={words.loading}>
      <Grid columns={2}>
        {SKELETONS.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </Grid>
    </Loading>
  );
}
