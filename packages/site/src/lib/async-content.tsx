import type { ServerState } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { Button, Icon, Spinner, StatePanel } from '@kestrova/design-system';
import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import styles from './async-content.module.css';

interface AsyncContentProps<Value> {
  state: ServerState<Value>;
  copy: Pick<JobPageCopy, 'failed' | 'stale'>;
  /** Of the panel that says that nothing could be loaded. */
  headingLevel?: 2 | 3;
  /** What is shown while the value is loading. */
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * What shows a value that the server has, or the state in its place: loading, or failed with a way to
 * try again. A value that could not be refreshed stays, under a notice of when it was read.
 */
export function AsyncContent<Value>(props: AsyncContentProps<Value>) {
  const { state, copy, headingLevel = 2, fallback, children } = props;
  const { data, error, isFetching, readAt, reload } = state;
  const { failed, stale } = copy;
  if (data === undefined) {
    if (!error || isFetching) return fallback;
    return (
      <StatePanel
        kind="error"
        title={failed.heading}
        headingLevel={headingLevel}
        actions={<Button onClick={reload}>{failed.retry}</Button>}
      >
        {failed.text}
      </StatePanel>
    );
  }
  return (
    <>
      {error && (
        <RetryNotice isRetrying={isFetching} retry={stale.retry} onRetry={reload}>
          {isFetching ? stale.retrying : `${stale.text} ${formatMoment(readAt)}.`}
        </RetryNotice>
      )}
      {children(data)}
    </>
  );
}

interface RetryNoticeProps {
  /** What did not arrive, and what is shown instead. */
  children: string;
  isRetrying: boolean;
  /** What the button says. */
  retry: string;
  onRetry: () => void;
}

/**
 * Says above what is shown that something of it did not arrive. It stays while another attempt is
 * under way, so that the button keeps the focus.
 */
export function RetryNotice({ children, isRetrying, retry, onRetry }: RetryNoticeProps) {
  return (
    <div className={styles.notice}>
      <p role="alert">{children}</p>
      <Button
        variant="secondary"
        size="small"
        icon={isRetrying ? <Spinner /> : <Icon node={RefreshCw} />}
        onClick={onRetry}
      >
        {retry}
      </Button>
    </div>
  );
}

/** A moment in the visitor's own time. */
function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
