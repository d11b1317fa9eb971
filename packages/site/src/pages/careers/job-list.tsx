import type { JobSummary, useJobs } from '@kestrova/api-client';
import type { CareersPage } from '@kestrova/content';
import { Button, EmptyState, ErrorState, Grid, Loading, Skeleton } from '@kestrova/design-system';
import type { Region } from '@kestrova/regions';
import type { ReactNode } from 'react';

interface JobListProps {
  words: CareersPage['openings'];
  jobs: ReturnType<typeof useJobs>;
  country: Region;
  children: (job: JobSummary) => ReactNode;
}

const SKELETONS = [1, 2, 3, 4];

/** The jobs of a country, or the state that stands in their place. */
export function JobList({ words, jobs, country, children }: JobListProps) {
  if (jobs.data) {
    return jobs.data.length > 0 ? (
      <Grid columns={2} label={`Jobs in ${country.name}`}>
        {jobs.data.map(children)}
      </Grid>
    ) : (
      <EmptyState title={words.empty.heading} headingLevel={3}>
        {words.empty.text}
      </EmptyState>
    );
  }
  if (jobs.isError && !jobs.isFetching) {
    return (
      <ErrorState
        title={words.failed.heading}
        headingLevel={3}
        actions={<Button onClick={() => void jobs.refetch()}>{words.failed.retry}</Button>}
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
