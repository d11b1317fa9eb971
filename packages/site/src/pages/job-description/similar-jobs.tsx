import { useListOfJob, type ReceivedJobSummary } from '@kestrova/api-client';
import { Grid, Link, Section } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { regionByCode, regions } from '@kestrova/regions';
import { useMemo } from 'react';
import { findSimilarJobs } from '../../features/jobs/similar-jobs.ts';
import { useJobSearch } from '../../features/jobs/use-job-search.ts';
import { usePrerenderedData } from '../../lib/hydration/prerendered-data.ts';
import { useRegion } from '../../lib/region.tsx';
import { Facts } from '../../sections/facts.tsx';
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
            <Facts items={[jobLocation, jobMode, jobType]} small />
          </article>
        ))}
      </Grid>
    </Section>
  );
}

/**
 * The jobs most similar to a job: from the list that the visitor came from, else from the data of
 * the page, else, once the job has loaded, from a list that is loaded for them.
 */
export function useSimilarJobs(jobId: number, isRead: boolean): readonly ReceivedJobSummary[] {
  const { job, similarJobs } = usePrerenderedData() ?? {};
  const prerendered = job?.jobId === jobId ? similarJobs : undefined;
  const { defaultJobCountry } = useRegion();
  // The country that the careers page opens with comes first.
  const ordered = new Set([regionByCode(defaultJobCountry), ...regions]);
  const countries = Array.from(ordered, ({ country }) => country);
  const jobs = useListOfJob(jobId, countries, isRead && prerendered === undefined);
  const { data: search } = useJobSearch({ of: `job ${jobId}`, jobs });
  return useMemo(
    () => (jobs && search ? findSimilarJobs(jobs, search, jobId) : (prerendered ?? [])),
    [jobs, search, prerendered, jobId],
  );
}
