import { brand, pageFailureCopy } from '@kestrova/content';
import { Button, Link, Section, StatePanel } from '@kestrova/design-system';

/** Why a page could not be shown: the connection, a missing file, or the page itself. */
export type FailureCause = Exclude<keyof typeof pageFailureCopy, 'retry'>;

interface PageFailureProps {
  cause: FailureCause;
  /** Renders the page once more, in this document. */
  onRetry: () => void;
}

/**
 * Stands in for a page that could not be shown, and says why. Without a connection
 * the document is kept, since a reload would lose the whole site.
 */
export function PageFailure({ cause, onRetry }: PageFailureProps) {
  const { heading, text } = pageFailureCopy[cause];
  const isOffline = cause === 'offline';
  const email = brand.emails.business;
  return (
    <Section>
      <StatePanel
        kind={isOffline ? 'offline' : 'error'}
        title={heading}
        headingLevel={1}
        actions={
          <Button onClick={isOffline ? onRetry : () => location.reload()}>
            {pageFailureCopy.retry}
          </Button>
        }
      >
        <p>{text}</p>
        {!isOffline && <Link href={`mailto:${email}`}>{email}</Link>}
      </StatePanel>
    </Section>
  );
}
