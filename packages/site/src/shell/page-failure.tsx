import { brand, pageFailure } from '@kestrova/content';
import { Button, ErrorState, Link } from '@kestrova/design-system';
import { LoadError } from '../navigation/load-once.ts';

interface PageFailureProps {
  /** What the page threw. */
  error: unknown;
  /** Renders the page once more, in this document. */
  onRetry: () => void;
}

/**
 * Stands in for a page that could not be shown, and says whose fault it is: the connection's, a
 * missing file's or ours. Offline the document is kept, since a reload would lose the whole site.
 */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const isMissing = error instanceof LoadError;
  const isOffline = isMissing && !navigator.onLine;
  const { heading, text } = pageFailure[causeOf(isMissing, isOffline)];
  const email = brand.emails.business;
  return (
    <ErrorState
      title={heading}
      headingLevel={1}
      offline={isOffline}
      actions={
        <Button onClick={() => (navigator.onLine ? location.reload() : onRetry())}>
          {pageFailure.retry}
        </Button>
      }
    >
      <p>{text}</p>
      {!isOffline && <Link href={`mailto:${email}`}>{email}</Link>}
    </ErrorState>
  );
}

function causeOf(isMissing: boolean, isOffline: boolean) {
  if (isOffline) return 'offline';
  return isMissing ? 'missing' : 'fault';
}
