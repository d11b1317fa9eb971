import type { ServerState } from '@kestrova/api-client';
import type { StaleNoticeCopy } from '@kestrova/content';
import { RetryNotice } from './retry-notice.tsx';

interface StaleNoticeProps {
  state: Pick<ServerState<unknown>, 'data' | 'error' | 'isFetching' | 'readAt' | 'reload'>;
  copy: StaleNoticeCopy;
}

/**
 * Says that what is shown could not be refreshed and when it was read, in the visitor's own time;
 * nothing where it is fresh.
 */
export function StaleNotice({ state, copy }: StaleNoticeProps) {
  const { data, error, isFetching, readAt, reload } = state;
  if (data === undefined || !error) return null;
  return (
    <RetryNotice isRetrying={isFetching} retry={copy.retry} onRetry={reload}>
      {isFetching ? copy.retrying : `${copy.text} ${formatMoment(readAt)}.`}
    </RetryNotice>
  );
}

function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
