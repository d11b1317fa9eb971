import { brand, submissionMessages } from '@kestrova/content';
import { Button } from '@kestrova/design-system';
import type { ApplicationJob } from '@kestrova/api-contract';
import type { ComponentProps } from 'react';
import { scriptOnly, WithoutScript } from '../../lib/hydration/without-script.tsx';
import type { JobApplication } from './use-job-application.tsx';

interface ApplyButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant'> {
  job: ApplicationJob;
  /** The text of the button; screen readers also read the job's title. */
  children: string;
  application: JobApplication;
}

/**
 * Opens the application dialog for a job, and takes the focus back when the dialog closes. Without
 * JavaScript an email link replaces it, with the job's code in the subject.
 */
export function ApplyButton({ job, application, children, ...look }: ApplyButtonProps) {
  const { applyFor, withoutScript } = submissionMessages;
  return (
    <>
      <Button
        {...look}
        className={scriptOnly}
        data-code={job.jobCode}
        loading={application.openingJobId === job.jobId}
        aria-label={`${children} ${applyFor} ${job.jobTitle}`}
        {...application.opener(job)}
      >
        {children}
      </Button>
      <WithoutScript
        address={brand.emails.careers}
        subject={`${withoutScript.subject} ${job.jobCode}`}
      >
        {withoutScript.apply}
      </WithoutScript>
    </>
  );
}
