import { ApiError, type ServerState } from '@kestrova/api-client';
import type { EmailedLinkPageCopy } from '@kestrova/content';
import { Button, StatePanel } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { StaleNotice } from '../jobs/stale-notice.tsx';
import { LinkDeadEnd } from './link-dead-end.tsx';
import { LinkOpening } from './link-opening.tsx';

interface LinkedContentProps<Value> {
  state: ServerState<Value>;
  copy: EmailedLinkPageCopy;
  children: (value: Value) => ReactNode;
}

/** What a link leads to, or the state that stands in its place. */
export function LinkedContent<Value>({ state, copy, children }: LinkedContentProps<Value>) {
  const { data, error, isFetching, reload } = state;
  if (error instanceof ApiError && error.kind === 'not-found') {
    return <LinkDeadEnd panel={copy.notFound} copy={copy} />;
  }
  if (data !== undefined) {
    return (
      <>
        <StaleNotice state={state} copy={copy.stale} />
        {children(data)}
      </>
    );
  }
  if (!error || isFetching) return <LinkOpening copy={copy} />;
  return (
    <StatePanel
      kind="error"
      title={copy.failed.heading}
      actions={<Button onClick={reload}>{copy.failed.retry}</Button>}
    >
      {copy.failed.text}
    </StatePanel>
  );
}
