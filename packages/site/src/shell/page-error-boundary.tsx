import { brand, pageFailureCopy } from '@kestrova/content';
import { Button, Link, Section, StatePanel } from '@kestrova/design-system';
import { useState, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { forgetFailedLoads, LoadError } from '../router/load-once.ts';

/** Shows why a page failed, until the visitor opens another page. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKeys={[key]} FallbackComponent={PageFailure} onError={report}>
      {children}
    </ErrorBoundary>
  );
}

function report(error: unknown, { componentStack }: ErrorInfo): void {
  reportError(new Error(`A page could not be shown: ${componentStack ?? ''}`, { cause: error }));
  forgetFailedLoads();
}

function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const { key } = useLocation();
  const [failedVisit] = useState(key);
  // The boundary resets after this: the focus waits for the next page's heading.
  if (key !== failedVisit) return null;
  const cause = error instanceof LoadError ? error.reason : 'fault';
  const { heading, text } = pageFailureCopy[cause];
  const isOffline = cause === 'offline';
  const email = brand.emails.business;
  // Without a connection the document stays, since a reload would lose the whole site.
  const retry = isOffline ? resetErrorBoundary : () => location.reload();
  return (
    <Section>
      <StatePanel
        kind={isOffline ? 'offline' : 'error'}
        title={heading}
        headingLevel={1}
        actions={<Button onClick={retry}>{pageFailureCopy.retry}</Button>}
      >
        <p>{text}</p>
        {!isOffline && <Link href={`mailto:${email}`}>{email}</Link>}
      </StatePanel>
    </Section>
  );
}
