import type { NotFoundPanel } from '@kestrova/content';
import { ButtonLink, Section, StatePanel } from '@kestrova/design-system';
import { useEffect } from 'react';
import { findCareersPath } from '../../features/jobs/careers-path.ts';

/** What stands in the place of a job that is closed or never was. */
export function JobNotFound({ copy }: { copy: NotFoundPanel }) {
  useEffect(() => {
    // The heading that had the focus has gone; this one says what took its place.
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
  return (
    <Section>
      <StatePanel
        kind="empty"
        title={copy.heading}
        headingLevel={1}
        actions={<ButtonLink href={findCareersPath()}>{copy.link.label}</ButtonLink>}
      >
        {copy.text}
      </StatePanel>
    </Section>
  );
}
