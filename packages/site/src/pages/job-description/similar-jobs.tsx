import type { ReceivedJobSummary } from '@kestrova/api-client';
import { Grid, Link, Section } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import styles from './similar-jobs.module.css';

interface SimilarJobsProps {
  title: string;
  jobs: readonly ReceivedJobSummary[];
}

/** The section that links to similar jobs. Without similar jobs the page has no such section. */
export function SimilarJobs({ title, jobs }: SimilarJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <Section title={title} tone="sunken" density="tight">
      <Grid>
        {jobs.map(({ jobId, jobTitle, jobLocation, jobMode, jobType }) => (
          <article key={jobId} className={styles.job}>
            <h3 className={styles.title}>
              <Link href={pathTo('job-description', jobId)}>{jobTitle}</Link>
            </h3>
            <p className={styles.facts}>
              {[jobLocation, jobMode, jobType].filter(Boolean).join(' · ')}
            </p>
          </article>
        ))}
      </Grid>
    </Section>
  );
}
