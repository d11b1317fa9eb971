import type { ReceivedJobDetails } from '@kestrova/api-client';
import type { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { extractEmbeddedKeys } from './embedded-keys.ts';

/** A part of a job's description with its heading. */
export interface JobSection {
  title: string;
  lines: readonly string[];
  /** Whether the lines are entries of a list or paragraphs. */
  as: 'list' | 'text';
}

/**
 * The sections of a job in order (spec 2.16, 3 and 9): those of the job, its pay if there is one, then
 * those of every job.
 */
export function listJobSections(job: ReceivedJobDetails, copy: typeof jobDescriptionPage) {
  const description = extractEmbeddedKeys(job.jobDescription ?? '');
  const { benefits, interview } = copy;
  const stages = `${interview.stages} ${interview.stagesLabel}`;
  return {
    main: pickFilled([
      { title: copy.description, lines: splitLines(description.text), as: 'text' },
      { title: copy.requirement, lines: splitLines(job.jobRequirements), as: 'list' },
      { title: copy.qualifications, lines: splitLines(job.qualification), as: 'text' },
      { title: copy.skills, lines: splitLines(job.skills), as: 'list' },
      { title: copy.uniqueJourney, lines: description.unique_journey, as: 'list' },
    ]),
    pay: pickFilled([{ title: copy.salary.heading, lines: [formatPay(job, copy)], as: 'text' }]),
    aside: pickFilled([
      { title: benefits.heading, lines: benefits.items, as: 'list' },
      { title: interview.heading, lines: [stages, interview.description], as: 'text' },
      { title: copy.tools, lines: description.tools, as: 'list' },
      { title: copy.team, lines: [description.team], as: 'text' },
      { title: copy.reportingTo, lines: [description.reporting_to], as: 'text' },
    ]),
  };
}

/** The salary range of a job with its currency; empty if it is missing. */
export function formatPay(job: ReceivedJobDetails, { salary }: typeof jobDescriptionPage): string {
  const range = findSalaryRange(job);
  return range && `${salary.currency} ${range}`;
}

/** The salary range of a job, which the contract's `benifits` holds; empty if it is missing. */
export function findSalaryRange({ benifits = '' }: ReceivedJobDetails): string {
  return benifits.trim();
}

/** Omits empty lines, and sections without other lines. */
function pickFilled(sections: readonly JobSection[]): JobSection[] {
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.trim()) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The lines of a text of the contract, which separates them by CRLF. */
function splitLines(text = ''): string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}
