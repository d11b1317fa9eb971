import type { ReceivedJobDetails } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { extractEmbeddedKeys } from '../../features/jobs/embedded-keys.ts';

/** A job as its page shows it, after the display model of spec 3. */
export type JobDisplay = ReturnType<typeof toJobDisplay>;

/** Builds what the page shows from what the server sent and what every job has alike (spec 2.16, 3 and 9). */
export function toJobDisplay(job: ReceivedJobDetails, copy: JobPageCopy) {
  const { text, tools, reporting_to, team, unique_journey } = extractEmbeddedKeys(
    job.jobDescription ?? '',
  );
  return {
    title: job.jobTitle,
    location: job.jobLocation,
    type: job.jobType,
    mode: job.jobMode,
    experience: formatExperience(job.experince),
    jobId: job.jobId,
    posted: job.createdDate,
    jobCode: job.jobCode,
    details: {
      tools,
      reporting_to,
      team,
      jobDescription: {
        unique_journey,
        responsibilities: splitLines(text),
        requirements: splitLines(job.jobRequirements),
      },
      qualification: splitLines(job.qualification),
      skills: splitLines(job.skills),
      /** The contract's `benifits` holds the salary range. */
      salary: { currency: copy.salary.currency, range: job.benifits?.trim() ?? '' },
      apply_method: copy.applyMethod,
      interview_process: {
        stages: copy.interview.stages,
        description: copy.interview.description,
      },
      benefits: copy.benefits.items,
    },
  };
}

/** The years that a job asks for; empty where they are missing. */
export function formatExperience(years: number | undefined): string {
  return years === undefined ? '' : `${years} years of experience`;
}

/** The lines of a text of the contract, which separates them by CRLF; empty ones are left out. */
function splitLines(text = ''): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
