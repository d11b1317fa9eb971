import type { ReceivedJobDetails } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { extractEmbeddedKeys } from './embedded-keys.ts';

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

/** A part of a job's description with its heading. */
export interface JobSection {
  title: string;
  lines: readonly string[];
  /** Whether the lines are entries of a list or paragraphs. */
  as: 'list' | 'text';
}

/** What the page says of a job below its hero, in order: what it is about, and what comes with it. */
export function listJobSections({ details }: JobDisplay, copy: JobPageCopy) {
  const { jobDescription, salary, interview_process: interview } = details;
  const stages = `${interview.stages} ${copy.interview.stagesLabel}`;
  return {
    main: pickFilled([
      { title: copy.description, lines: jobDescription.responsibilities, as: 'text' },
      { title: copy.requirement, lines: jobDescription.requirements, as: 'list' },
      { title: copy.qualifications, lines: details.qualification, as: 'text' },
      { title: copy.skills, lines: details.skills, as: 'list' },
      { title: copy.uniqueJourney, lines: jobDescription.unique_journey, as: 'list' },
    ]),
    aside: pickFilled([
      {
        title: copy.salary.heading,
        lines: [salary.range && `${salary.currency} ${salary.range}`],
        as: 'text',
      },
      { title: copy.benefits.heading, lines: details.benefits, as: 'list' },
      { title: copy.interview.heading, lines: [stages, interview.description], as: 'text' },
      { title: copy.tools, lines: details.tools, as: 'list' },
      { title: copy.team, lines: [details.team], as: 'text' },
      { title: copy.reportingTo, lines: [details.reporting_to], as: 'text' },
    ]),
  };
}

/** Omits empty lines, and sections that have no others. */
function pickFilled(sections: readonly JobSection[]): JobSection[] {
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
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
