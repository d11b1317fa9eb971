import type { ServerState } from '@kestrova/api-client';
import type { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { Button, Icon, Loading, Skeleton, Spinner, StatePanel } from '@kestrova/design-system';
import { RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { useRetry } from './use-retry.ts';
import styles from './async-content.module.css';

interface AsyncContentProps<Value> {
  state: ServerState<Value>;
  copy: Pick<typeof jobDescriptionPage, 'failed' | 'stale'>;
  /** The heading level of the panel for a failed load. */
  headingLevel?: 2 | 3;
  /** Shown while the value is loading. */
  fallback: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Shows a loaded value, or its state: loading, or failed with a retry button. A value that could not be
 * refreshed stays, under a notice with its time.
 */
export function AsyncContent<Value>(props: AsyncContentProps<Value>) {
  const { state, copy, headingLevel = 2, fallback, children } = props;
  const { data, error, isFetching, readAt } = state;
  const retry = useRetry(state);
  const { failed, stale } = copy;
  if (data === undefined) {
    if (!error || isFetching) return fallback;
    return (
      <StatePanel
        kind="error"
        title={failed.heading}
        headingLevel={headingLevel}
        actions={<Button onClick={retry}>{failed.retry}</Button>}
      >
        {failed.text}
      </StatePanel>
    );
  }
  return (
    <>
      {error && (
        <RetryNotice isRetrying={isFetching} retry={stale.retry} onRetry={retry}>
          {isFetching ? stale.retrying : `${stale.text} ${formatMoment(readAt)}.`}
        </RetryNotice>
      )}
      {children(data)}
    </>
  );
}

/** Reserves the space of a heading and a text while they load. */
export function TextFallback({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Loading>
  );
}

interface RetryNoticeProps {
  /** What could not be loaded, and what is shown instead. */
  children: string;
  isRetrying: boolean;
  /** The text of the button. */
  retry: string;
  onRetry: () => void;
}

/**
 * A notice above content that could not be refreshed. It stays during a retry, so that the button keeps
 * the focus.
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

/** An instant in the visitor's time zone. */
function formatMoment(moment: number): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
