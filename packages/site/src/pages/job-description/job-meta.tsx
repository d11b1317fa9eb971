import type { JobFrame } from '@kestrova/content';
import { TagList } from '@kestrova/design-system';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import { useRegion } from '../../shell/region-context.tsx';
import type { JobDisplay } from './job-display.ts';
import styles from './job-meta.module.css';

interface JobMetaProps {
  job: JobDisplay;
  words: JobFrame['meta'];
}

/** The meta block of a job (spec 2.16). */
export function JobMeta({ job, words }: JobMetaProps) {
  const posted = useLocalDate(job.posted);
  return (
    <>
      <p className={styles.line}>
        {job.experience} · {words.posted} {posted}
      </p>
      <div className={styles.meta}>
        <TagList
          items={[
            { label: words.jobCode, values: [job.jobCode] },
            { label: words.jobMode, values: [job.mode] },
            { label: words.jobLocation, values: [job.location] },
            { label: words.jobType, values: [job.type] },
          ]}
        />
      </div>
    </>
  );
}

/** A date in the visitor's time zone; until the page is hydrated, as the build wrote it. */
function useLocalDate(instant: string): string {
  const { locale } = useRegion();
  const zone = useHydrated() ? {} : { timeZone: 'UTC' };
  return new Date(instant).toLocaleDateString(locale, zone);
}
