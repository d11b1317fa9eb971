import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { TagList } from '@kestrova/design-system';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './job-description.module.css';

interface JobMetaProps {
  job: ReceivedJobSummary;
  labels: JobPageCopy['meta'];
}

/** The meta block of a job (spec 2.16), without what is missing. */
export function JobMeta({ job, labels }: JobMetaProps) {
  const date = useLocalDate(job.createdDate);
  const years = job.experince;
  const experience = years === undefined ? '' : `${years} years of experience`;
  const line = [experience, date && `${labels.posted} ${date}`];
  const boxes = [
    { label: labels.jobCode, value: job.jobCode },
    { label: labels.jobMode, value: job.jobMode },
    { label: labels.jobLocation, value: job.jobLocation },
    { label: labels.jobType, value: job.jobType },
  ];
  return (
    <>
      <p className={styles.line}>{line.filter(Boolean).join(' · ')}</p>
      <div className={styles.meta}>
        <TagList
          items={boxes.flatMap(({ label, value }) => (value ? [{ label, values: [value] }] : []))}
        />
      </div>
    </>
  );
}

/**
 * A date as the visitor's own system writes it (spec 3); until the page is hydrated, as the build
 * wrote it.
 */
function useLocalDate(instant: string | undefined): string {
  const isHydrated = useHydrated();
  if (instant === undefined) return '';
  const date = new Date(instant);
  return isHydrated
    ? date.toLocaleDateString()
    : date.toLocaleDateString('en-US', { timeZone: 'UTC' });
}
