import type { ReceivedJobSummary, ServerState } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, EmptyState, ErrorState, Grid, Loading, Skeleton } from '@kestrova/design-system';
import type { Region } from '@kestrova/regions';
import type { ReactNode } from 'react';
import { StaleNotice } from '../../features/jobs/stale-notice.tsx';

interface JobListProps {
  copy: CareersPageCopy['openings'];
  jobs: ServerState<ReceivedJobSummary[]>;
  country: Region;
  children: (job: ReceivedJobSummary) => ReactNode;
}

const SKELETONS = [1, 2, 3, 4];

/** The jobs of a country, or the state that stands in their place. */
export function JobList({ copy, jobs, country, children }: JobListProps) {
  if (jobs.data) {
    return (
      <>
        <StaleNotice state={jobs} copy={copy.stale} />
        {jobs.data.length > 0 ? (
          <Grid columns={2} label={`Jobs in ${country.name}`}>
            {jobs.data.map(children)}
          </Grid>
        ) : (
          <EmptyState title={copy.empty.heading} headingLevel={3}>
            {copy.empty.text}
          </EmptyState>
        )}
      </>
    );
  }
  if (jobs.error && !jobs.isFetching) {
    return (
      <ErrorState
        title={copy.failed.heading}
        headingLevel={3}
        actions={<Button onClick={jobs.reload}>{copy.failed.retry}</Button>}
      >
        {copy.failed.text}
      </ErrorState>
    );
  }
  return (
    <Loading label={copy.loading}>
      <Grid columns={2}>
        {SKELETONS.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </Grid>
    </Loading>
  );
}
