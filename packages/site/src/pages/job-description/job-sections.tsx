import type { ReceivedJobDetails } from '@kestrova/api-client';
import { jobDescriptionPage as copy } from '@kestrova/content/pages/job-description';
import { Prose } from '@kestrova/design-system';
import { useId } from 'react';
import { listJobSections, type JobSection } from '../../features/jobs/list-job-sections.ts';
import styles from './job-description.module.css';

/** The sections of a job (spec 2.16), those without content left out; `JobMeta` shows its pay. */
export function JobSections({ job }: { job: ReceivedJobDetails }) {
  const { main, aside } = listJobSections(job, copy);
  return (
    <div className={styles.sections}>
      <div className={styles.main}>{main.map(renderSection)}</div>
      <div className={styles.aside}>{aside.map(renderSection)}</div>
    </div>
  );
}

function renderSection(section: JobSection) {
  return <Section key={section.title} {...section} />;
}

function Section({ title, lines, as }: JobSection) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Prose>
        <h2 id={titleId}>{title}</h2>
        {as === 'text' ? (
          lines.map((line, place) => <p key={`${place} ${line}`}>{line}</p>)
        ) : (
          <ul>
            {lines.map((line, place) => (
              <li key={`${place} ${line}`}>{line}</li>
            ))}
          </ul>
        )}
      </Prose>
    </section>
  );
}
