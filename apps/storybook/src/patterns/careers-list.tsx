import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  JobCard,
  Loading,
  RefreshCwIcon,
  SearchIcon,
  Section,
  Select,
  Skeleton,
  Stack,
} from '@kestrova/design-system';
import { DEFAULT_REGION, regions } from '@kestrova/regions';
import type { ReactNode } from 'react';
import { sampleJobs } from './sample-jobs.ts';
import styles from './patterns.module.css';

const countries = regions.map(({ code, name }) => ({ value: code, label: name }));

interface CareersListProps {
  /** What the list is doing: a list is never only the happy one. */
  state: 'loaded' | 'loading' | 'empty' | 'failed';
}

/** A list with its filter, and what it shows while it loads, when it is empty and when it fails. */
export function CareersList({ state }: CareersListProps) {
  return (
    <Section
      title="Job Openings"
      lead="Each opening names the team, the product and the person you would report to."
    >
      <Stack gap="large">
        <div className={styles.filter}>
          <Select label="Country" options={countries} defaultValue={DEFAULT_REGION} />
          <Button icon={<SearchIcon />}>Search</Button>
        </div>
        {contents[state]}
      </Stack>
    </Section>
  );
}

const contents: Record<CareersListProps['state'], ReactNode> = {
  loaded: (
    <Grid columns={2} label="Openings in the USA">
      {sampleJobs.map(({ info, ...job }) => (
        <JobCard
          key={job.title}
          {...job}
          actions={
            <Stack direction="row" gap="small">
              <ButtonLink href="/careers/job-description/MTAx" variant="quiet" size="small">
                View details
              </ButtonLink>
              <Button size="small">Apply</Button>
            </Stack>
          }
        >
          <p>{info}</p>
        </JobCard>
      ))}
    </Grid>
  ),
  loading: (
    <Loading label="Loading jobs in the USA">
      <Grid columns={2} label="Openings in the USA">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Grid>
    </Loading>
  ),
  empty: (
    <EmptyState
      title="No openings in the USA right now"
      headingLevel={3}
      actions={<Button variant="secondary">Show jobs in India</Button>}
    >
      New ones appear here on the day they open.
    </EmptyState>
  ),
  failed: (
    <ErrorState
      title="The openings could not be loaded"
      headingLevel={3}
      actions={
        <Button variant="secondary" icon={<RefreshCwIcon />}>
          Try again
        </Button>
      }
    >
      Nothing is wrong on your side. Please try again in a minute.
    </ErrorState>
  ),
};
