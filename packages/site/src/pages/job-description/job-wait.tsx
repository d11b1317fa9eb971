import type { ServerState } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { Button, ErrorState, Loading, Skeleton } from '@kestrova/design-system';

interface JobWaitProps {
  state: Pick<ServerState<unknown>, 'error' | 'isFetching' | 'reload'>;
  words: Pick<JobPageCopy, 'loading' | 'failed'>;
}

/** What stands in a job's place while it is on its way, or when it did not arrive. */
export function JobWait({ state, words: { loading, failed } }: JobWaitProps) {
  if (state.error && !state.isFetching) {
    return (
      <ErrorState
        title={failed.heading}
        actions={<Button onClick={state.reload}>{failed.retry}</Button>}
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
