import type { ServerState } from '@kestrova/api-client';
import type { StaleNoticeCopy } from '@kestrova/content';
import { Button, RefreshCwIcon, Spinner } from '@kestrova/design-system';
import styles from './stale-notice.module.css';

interface StaleNoticeProps {
  state: Pick<ServerState<unknown>, 'data' | 'error' | 'isFetching' | 'readAt' | 'reload'>;
  copy: StaleNoticeCopy;
}

/**
 * Says that what is shown could not be refreshed and when it was read, in the visitor's own time;
 * nothing where it is fresh. It stays while another attempt is under way, so that the button keeps
 * the focus.
 */
export function StaleNotice({ state, copy }: StaleNoticeProps) {
  const { data, error, isFetching, readAt, reload } = state;
  if (data === undefined || !error) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">{isFetching ? copy.retrying : `${copy.text} ${formatMoment(readAt)}.`}</p>
      <Button
        variant="secondary"
        size="small"
        icon={isFetching ? <Spinner /> : <RefreshCwIcon />}
        onClick={reload}
      >
        {copy.retry}
      </Button>
    </div>
  );
}

function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
