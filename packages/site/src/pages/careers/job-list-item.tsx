import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { ButtonLink, JobRow } from '@kestrova/design-system';
import { memo } from 'react';
import { toApplicationJob } from '../../features/job-application/stored-job.ts';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import type { JobApplication } from '../../features/job-application/use-job-application.tsx';
import { pathTo } from '@kestrova/paths';

interface JobListItemProps {
  copy: CareersPageCopy['openings'];
  job: ReceivedJobSummary;
  /** Such as 'Posted 3 days ago'. */
  posted: string;
  application: JobApplication;
  /** Whether the row may wait until it comes near the screen. */
  deferred: boolean;
}

/** One job of the list with its two actions (spec 2.15); drawn anew only when something of it changes. */
export const JobListItem = memo(function JobListItem(props: JobListItemProps) {
  const { copy, job, posted, application, deferred } = props;
  const path = pathTo('job-description', job.jobId);
  return (
    <JobRow
      title={job.jobTitle}
      initials={findInitials(job.jobTitle)}
      href={path}
      deferred={deferred}
      facts={[job.jobLocation, formatExperience(job.experince, copy.experience)].filter(isPresent)}
      pills={[job.jobLevel, job.jobType, job.jobMode].filter(isPresent)}
      posted={posted}
      actions={
        <>
          <ButtonLink
            href={path}
            variant="quiet"
            size="small"
            // The Tab key has met the title, which leads to the same page.
            tabIndex={-1}
            aria-label={`${copy.viewDetails} of ${job.jobTitle}`}
          >
            {copy.viewDetails}
          </ButtonLink>
          <ApplyButton
            job={toApplicationJob(job)}
            application={application}
            variant="quiet"
            size="small"
          >
            {copy.apply}
          </ApplyButton>
        </>
      }
    >
      {job.jobInfo && <p>{job.jobInfo}</p>}
    </JobRow>
  );
});

/** The first letter of each word, at most three (spec 2.15). */
function findInitials(title: string): string {
  const letters = title.split(/\s+/).map((word) => /\p{L}/u.exec(word)?.[0] ?? '');
  return letters.filter(Boolean).slice(0, 3).join('').toUpperCase();
}

function formatExperience(years: number | undefined, label: string): string | undefined {
  return years === undefined ? undefined : `${years} ${label}`;
}

function isPresent(fact: string | undefined): fact is string {
  return Boolean(fact);
}
