import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { TagList } from '@kestrova/design-system';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './job-description.module.css';

interface JobMetaProps {
  job: ReceivedJobSummary;
  /** The salary range, once the details have it. */
  pay: string | undefined;
  copy: JobPageCopy;
}

/** The meta block of a job (spec 2.16), without what is missing: its pay takes the box of its code. */
export function JobMeta({ job, pay, copy }: JobMetaProps) {
  const { meta: labels, salary } = copy;
  const date = useLocalDate(job.createdDate);
  const years = job.experince;
  const experience = years === undefined ? '' : `${years} years of experience`;
  const code = { label: labels.jobCode, value: job.jobCode };
  const codeInLine = pay && code.value && `${code.label} ${code.value}`;
  const line = [experience, date && `${labels.posted} ${date}`, codeInLine];
  const boxes = [
    pay ? { label: salary.heading, value: `${salary.currency} ${pay}` } : code,
    { label: labels.jobLocation, value: job.jobLocation },
    { label: labels.jobMode, value: job.jobMode },
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
