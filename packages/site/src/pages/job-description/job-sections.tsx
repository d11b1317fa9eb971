import type { JobPageCopy } from '@kestrova/content';
import { Prose } from '@kestrova/design-system';
import { useId } from 'react';
import type { JobDisplay } from './job-display.ts';
import styles from './job-sections.module.css';

interface JobSectionsProps {
  job: JobDisplay;
  copy: JobPageCopy;
}

/** The sections of a job (spec 2.16), those without content left out. */
export function JobSections({ job: { details }, copy }: JobSectionsProps) {
  const { responsibilities, requirements, unique_journey } = details.jobDescription;
  const { stages, description } = details.interview_process;
  const { currency, range } = details.salary;
  return (
    <div className={styles.sections}>
      <div className={styles.main}>
        <JobSection title={copy.description} lines={responsibilities} as="text" />
        <JobSection title={copy.requirement} lines={requirements} />
        <JobSection title={copy.qualifications} lines={details.qualification} as="text" />
        <JobSection title={copy.skills} lines={details.skills} />
        <JobSection title={copy.uniqueJourney} lines={unique_journey} />
      </div>
      <div className={styles.aside}>
        <JobSection
          title={copy.salary.heading}
          lines={[range && `${currency} ${range}`]}
          as="text"
        />
        <JobSection title={copy.benefits.heading} lines={details.benefits} />
        <JobSection
          title={copy.interview.heading}
          lines={[`${stages} ${copy.interview.stagesLabel}`, description]}
          as="text"
        />
        <JobSection title={copy.tools} lines={details.tools} />
        <JobSection title={copy.team} lines={[details.team]} as="text" />
        <JobSection title={copy.reportingTo} lines={[details.reporting_to]} as="text" />
      </div>
    </div>
  );
}

interface JobSectionProps {
  title: string;
  lines: readonly string[];
  /** Whether the lines are entries of a list or paragraphs. */
  as?: 'list' | 'text';
}

/** One part of a job's description; nothing where there is nothing to say. */
function JobSection({ title, lines, as = 'list' }: JobSectionProps) {
  const titleId = useId();
  const present = lines.filter(Boolean);
  if (present.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Prose>
        <h2 id={titleId}>{title}</h2>
        {as === 'text' ? (
          present.map((line, place) => <p key={`${place} ${line}`}>{line}</p>)
        ) : (
          <ul>
            {present.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </ul>
        )}
      </Prose>
    </section>
  );
}
