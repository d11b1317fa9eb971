import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { CareersPageCopy } from '@kestrova/content';
import { ButtonLink, JobCard, Stack } from '@kestrova/design-system';
import { toAppliedJob } from '../../features/job-application/applied-job.ts';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import type { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { paths } from '../../paths.ts';
import { formatInitials } from './job-initials.ts';
import { formatPosted } from './posted-label.ts';

interface JobOpeningProps {
  words: CareersPageCopy['openings'];
  job: ReceivedJobSummary;
  /** When the list was read: 'Posted N days ago' counts from here, in milliseconds since 1970. */
  now: number;
  application: ReturnType<typeof useJobApplication>;
}

/** One job of the list with its two actions (spec 2.15). */
export function JobOpening({ words, job, now, application }: JobOpeningProps) {
  return (
    <JobCard
      initials={formatInitials(job.jobTitle)}
      title={job.jobTitle}
      facts={[job.jobLocation, formatExperience(job.experince, words.experience)].filter(isSaid)}
      pills={[job.jobLevel, job.jobType, job.jobMode].filter(isSaid)}
      posted={formatPosted(job.createdDate, now)}
      actions={
        <Stack direction="row" gap="small">
          <ButtonLink
            href={paths.jobDescription(job.jobId)}
            variant="secondary"
            size="small"
            aria-label={`${words.viewDetails} of ${job.jobTitle}`}
          >
            {words.viewDetails}
          </ButtonLink>
          <ApplyButton job={toAppliedJob(job)} application={application} size="small">
            {words.apply}
          </ApplyButton>
        </Stack>
      }
    >
      {job.jobInfo && <p>{job.jobInfo}</p>}
    </JobCard>
  );
}

function formatExperience(years: number | undefined, label: string): string | undefined {
  return years === undefined ? undefined : `${years} ${label}`;
}

function isSaid(fact: string | undefined): fact is string {
  return Boolean(fact);
}
