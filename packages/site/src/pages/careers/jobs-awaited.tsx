import type { ServerState } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { Button, Loading, Skeleton, StatePanel } from '@kestrova/design-system';
import styles from './job-list.module.css';

interface JobsAwaitedProps {
  copy: CareersPageCopy['openings'];
  jobs: Pick<ServerState<unknown>, 'error' | 'isFetching' | 'reload'>;
}

const SKELETONS = [1, 2, 3, 4];

/** Stands in the place of jobs that have not been read: on their way, or failed. */
export function JobsAwaited({ copy, jobs }: JobsAwaitedProps) {
  if (jobs.error && !jobs.isFetching) {
    return (
      <StatePanel
        kind="error"
        title={copy.failed.heading}
        headingLevel={3}
        actions={<Button onClick={jobs.reload}>{copy.failed.retry}</Button>}
      >
        {copy.failed.text}
      </StatePanel>
    );
  }
  return (
    <Loading label={copy.loading}>
      <ul className={styles.list}>
        {SKELETONS.map((place) => (
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
