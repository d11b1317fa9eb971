import type { JobPageCopy } from '@kestrova/content';
import type { JobDisplay } from './job-display.ts';
import { JobSection } from './job-section.tsx';
import styles from './job-sections.module.css';

interface JobSectionsProps {
  job: JobDisplay;
  frame: JobPageCopy;
}

/** The sections of a job (spec 2.16), those without content left out. */
export function JobSections({ job: { details }, frame }: JobSectionsProps) {
  const { responsibilities, requirements, unique_journey } = details.jobDescription;
  const { stages, description } = details.interview_process;
  const { currency, range } = details.salary;
  return (
    <div className={styles.sections}>
      <div className={styles.main}>
        <JobSection title={frame.description} lines={responsibilities} as="text" />
        <JobSection title={frame.requirement} lines={requirements} />
        <JobSection title={frame.qualifications} lines={details.qualification} as="text" />
        <JobSection title={frame.skills} lines={details.skills} />
        <JobSection title={frame.uniqueJourney} lines={unique_journey} />
      </div>
      <div className={styles.aside}>
        <JobSection
          title={frame.salary.heading}
          lines={[range && `${currency} ${range}`]}
          as="text"
        />
        <JobSection title={frame.benefits.heading} lines={details.benefits} />
        <JobSection
          title={frame.interview.heading}
          lines={[`${stages} ${frame.interview.stagesLabel}`, description]}
          as="text"
        />
        <JobSection title={frame.tools} lines={details.tools} />
        <JobSection title={frame.team} lines={[details.team]} as="text" />
        <JobSection title={frame.reportingTo} lines={[details.reporting_to]} as="text" />
      </div>
    </div>
  );
}
