import { ApiError, type ServerState } from '@kestrova/api-client';
import type { EmailedLinkPageCopy } from '@kestrova/content';
import type { ReactNode } from 'react';
import { AsyncContent } from '../../lib/async-content.tsx';
import { LinkDeadEnd } from './link-dead-end.tsx';
import { LinkOpening } from './link-opening.tsx';

interface LinkedContentProps<Value> {
  state: ServerState<Value>;
  copy: EmailedLinkPageCopy;
  children: (value: Value) => ReactNode;
}

/** What a link leads to, or the state that stands in its place. */
export function LinkedContent<Value>({ state, copy, children }: LinkedContentProps<Value>) {
  const { error } = state;
  if (error instanceof ApiError && error.kind === 'not-found') {
    return <LinkDeadEnd panel={copy.notFound} copy={copy} />;
  }
  return (
    <AsyncContent state={state} copy={copy} fallback={<LinkOpening copy={copy} />}>
      {children}
    </AsyncContent>
  );
}
