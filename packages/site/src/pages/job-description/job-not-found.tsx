import { ButtonLink, EmptyState, Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';

/** What stands in the place of a job that is closed or never was. */
export function JobNotFound() {
  useEffect(() => {
    // The heading that had the focus has gone; this one says what took its place.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <Section>
      <EmptyState
        title="This position is not open"
        headingLevel={1}
        actions={<ButtonLink href={paths.careers}>See all open positions</ButtonLink>}
      >
        It may have been filled, or the link may be incomplete.
      </EmptyState>
    </Section>
  );
}
