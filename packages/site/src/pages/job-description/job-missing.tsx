import { jobDescriptionPage as copy } from '@kestrova/content/pages/job-description';
import { ButtonLink } from '@kestrova/design-system';
import { useEffect } from 'react';
import { findCareersPath } from '../../features/jobs/careers-path.ts';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { NotFoundSection } from '../../sections/not-found-section.tsx';

/** Shown in place of a closed or unknown job. */
export function JobNotFound() {
  const { notFound } = copy;
  useHeadingFocus();
  return (
    <NotFoundSection copy={{ ...notFound, link: { ...notFound.link, to: findCareersPath() } }} />
  );
}

interface JobClosedProps {
  /** Whether a dialog is open, which returns the focus when it closes. */
  isCovered: boolean;
}

/** Replaces the ways to apply for a job that has closed since it was read. */
export function JobClosed({ isCovered }: JobClosedProps) {
  useHeadingFocus(!isCovered);
  return (
    <>
      <p role="alert">{copy.closed.text}</p>
      <ButtonLink variant="secondary" href={findCareersPath()}>
        {copy.closed.link}
      </ButtonLink>
    </>
  );
}

/** Focuses the main heading if the element with the focus, or its dialog's button, was removed. */
function useHeadingFocus(isWanted = true): void {
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) focusMainHeading();
  }, [isWanted]);
}
