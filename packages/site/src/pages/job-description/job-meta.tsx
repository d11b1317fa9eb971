import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import { jobDescriptionPage as copy } from '@kestrova/content/pages/job-description';
import { TagList } from '@kestrova/design-system';
import { formatPay } from '../../features/jobs/list-job-sections.ts';
import { useOwnLocale } from '../../lib/hydration/use-own-locale.ts';
import { Facts } from '../../sections/facts.tsx';
import { formatDay } from '../../sections/format-text.ts';
import styles from './job-description.module.css';

interface JobMetaProps {
  job: ReceivedJobSummary;
  /** The same job, once its details have loaded. */
  details: ReceivedJobDetails | undefined;
}

/**
 * The meta block of a job (spec 2.16), without missing facts. The pay is last, so that nothing
 * moves when the details arrive.
 */
export function JobMeta({ job, details }: JobMetaProps) {
  const labels = copy.meta;
  const locale = useOwnLocale();
  const date = formatPostedDay(job.createdDate, locale);
  const closingDay = job.closingDate && formatDay(job.closingDate, locale);
  const years = job.experince;
  const experience = years === undefined ? '' : `${years} ${labels.experience}`;
  const facts = [
    { label: labels.jobLocation, value: job.jobLocation },
    { label: labels.jobMode, value: job.jobMode },
    { label: labels.jobType, value: job.jobType },
    { label: labels.jobCode, value: job.jobCode },
    { label: copy.salary.heading, value: details && formatPay(details, copy) },
  ];
  return (
    <>
      <Facts
        items={[
          experience,
          date && `${labels.posted} ${date}`,
          closingDay && `${labels.closingDate} ${closingDay}`,
        ]}
      />
      <div className={styles.meta}>
        <TagList items={facts} />
      </div>
    </>
  );
}

/** The day in UTC (spec 3), as in the job's structured data: another time zone must not change it. */
function formatPostedDay(instant: string | undefined, locale: string | undefined): string {
  return instant ? new Date(instant).toLocaleDateString(locale, { timeZone: 'UTC' }) : '';
}
