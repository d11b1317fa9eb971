import type { ApplicationPageCopy } from '@kestrova/content';
import { ButtonLink, Section, StatePanel } from '@kestrova/design-system';
import { CircleCheck } from 'lucide';
import { useEffect } from 'react';
import { focusMainHeading } from '../../router/use-page-arrival.ts';
import { findCareersPath } from '../../features/jobs/careers-path.ts';

interface WithdrawnProps {
  copy: Pick<ApplicationPageCopy, 'withdrawn' | 'toCareers'>;
  /** What the server says of it. */
  message: string;
}

/** The end of an application that was withdrawn. The focus goes to its heading. */
export function Withdrawn({ copy: { withdrawn, toCareers }, message }: WithdrawnProps) {
  useEffect(() => {
    scrollTo({ top: 0 });
    focusMainHeading();
  }, []);
  return (
    <Section>
      <StatePanel
        kind="empty"
        title={withdrawn.heading}
        headingLevel={1}
        icon={CircleCheck}
        actions={
          <ButtonLink variant="secondary" href={findCareersPath()}>
            {toCareers}
          </ButtonLink>
        }
      >
        {`${message} ${withdrawn.text}`}
      </StatePanel>
    </Section>
  );
}
