import type { JobPageCopy } from '@kestrova/content';
import { ButtonLink } from '@kestrova/design-system';
import { useEffect } from 'react';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { findCareersPath } from '../../features/jobs/careers-path.ts';

interface JobClosedProps {
  copy: JobPageCopy['closed'];
  /** Whether the visitor is in a dialog, which returns the focus when it closes. */
  isCovered: boolean;
}

/** Stands in the place of the way to apply for a job that has closed since it was read. */
export function JobClosed({ copy, isCovered }: JobClosedProps) {
  useEffect(() => {
    // The button that had the focus, or that a dialog would return it to, has gone.
    if (!isCovered && document.activeElement === document.body) focusMainHeading();
  }, [isCovered]);
  return (
    <>
      <p role="alert">{copy.text}</p>
      <ButtonLink variant="secondary" href={findCareersPath()}>
        {copy.link}
      </ButtonLink>
    </>
  );
}
