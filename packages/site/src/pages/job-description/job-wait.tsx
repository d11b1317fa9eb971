import type { useJob } from '@kestrova/api-client';
import type { JobFrame } from '@kestrova/content';
import { Button, ErrorState, Loading, Skeleton } from '@kestrova/design-system';

interface JobWaitProps {
  query: ReturnType<typeof useJob>;
  words: Pick<JobFrame, 'loading' | 'failed'>;
}

/** What stands in a job's place while it is on its way, or when it did not arrive. */
export function JobWait({ query, words: { loading, failed } }: JobWaitProps) {
  if (query.isError && !query.isFetching) {
    return (
      <ErrorState
        title={failed.heading}
        actions={<Button onClick={() => void query.refetch()}>{failed.retry}</Button>}
      >
        {failed.text}
      </ErrorState>
    );
  }
  return (
    <Loading label={loading}>
      <Skeleton shape="title" />
      <Skeleton shape="card" />
    </Loading>
  );
}
