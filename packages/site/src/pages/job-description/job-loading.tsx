import type { ServerState } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { Button, Loading, Skeleton, StatePanel } from '@kestrova/design-system';

interface JobLoadingProps {
  state: Pick<ServerState<unknown>, 'error' | 'isFetching' | 'reload'>;
  copy: Pick<JobPageCopy, 'loading' | 'failed'>;
}

/** What stands in a job's place while it is loading, or when it could not be loaded. */
export function JobLoading({ state, copy: { loading, failed } }: JobLoadingProps) {
  if (state.error && !state.isFetching) {
    return (
      <StatePanel
        kind="error"
        title={failed.heading}
        actions={<Button onClick={state.reload}>{failed.retry}</Button>}
      >
        {failed.text}
      </StatePanel>
    );
  }
  return (
    <Loading label={loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Loading>
  );
}
