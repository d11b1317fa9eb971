import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  FilterBar,
  JobRow,
  Loading,
  RefreshCwIcon,
  SearchIcon,
  Section,
  Select,
  Skeleton,
  Stack,
  TextField,
} from '@kestrova/design-system';
import { DEFAULT_REGION, regions } from '@kestrova/regions';
import type { ReactNode } from 'react';
import { sampleJobs } from './sample-jobs.ts';
import styles from './patterns.module.css';

const JOB_PATH = '/careers/job-description/MTAx';

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
        <FilterBar className={styles.filter}>
          <Select label="Country" options={countries} defaultValue={DEFAULT_REGION} />
          <TextField type="search" label="Keywords" placeholder="Role or skill" />
          <Button icon={<SearchIcon />}>Search</Button>
        </FilterBar>
        {contents[state]}
      </Stack>
    </Section>
  );
}

const contents: Record<CareersListProps['state'], ReactNode> = {
  loaded: (
    <ul role="list" aria-label="Openings in the USA">
      {sampleJobs.map(({ info, ...job }) => (
        <li key={job.title}>
          <JobRow
            {...job}
            href={JOB_PATH}
            actions={
              <>
                <ButtonLink href={JOB_PATH} variant="quiet" size="small" tabIndex={-1}>
                  View details
                </ButtonLink>
                <Button variant="quiet" size="small">
                  Apply
                </Button>
              </>
            }
          >
            <p>{info}</p>
          </JobRow>
        </li>
      ))}
    </ul>
  ),
  loading: (
    <Loading label="Loading jobs in the USA">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Stack>
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
