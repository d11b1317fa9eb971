import { useJobs } from '@kestrova/api-client';
import { brand, submissionMessages, type CareersPageCopy } from '@kestrova/content';
import { Button, Section } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scriptOnly, WithoutScript } from '../../features/form/without-script.tsx';
import { useHydrated } from '../../app/hydration/use-hydrated.ts';
import { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { rememberCareersSearch } from '../../features/jobs/careers-path.ts';
import { usePrerenderedData } from '../../app/prerendered-data.ts';
import { useRegion } from '../../app/region.tsx';
import { useJobCountry } from './job-country.ts';
import { JobList } from './job-list.tsx';
import { JobOpening } from './job-opening.tsx';
import { JobsElsewhere } from './jobs-elsewhere.tsx';
import { JobSearch } from './job-search.tsx';
import styles from './job-search.module.css';

/** 'Job Openings' of spec 2.15: a country, a search and its jobs. */
export function JobOpenings({ words }: { words: CareersPageCopy['openings'] }) {
  const region = useRegion();
  const [country, showCountry] = useJobCountry();
  const written = usePrerenderedData();
  const known = written?.jobs?.[country.code];
  const jobs = useJobs(country.country, known && { value: known, readAt: written.readAt });
  const application = useJobApplication();
  const isHydrated = useHydrated();
  const { search: choice } = useLocation();
  useEffect(() => rememberCareersSearch(choice), [choice]);

  function search(code: RegionCode) {
    if (code === country.code) jobs.reload();
    else showCountry(code);
  }

  return (
    <Section title={words.heading}>
      <div className={styles.choice}>
        <div className={scriptOnly}>
          <JobSearch
            words={words}
            shown={country.code}
            isLoading={isHydrated && jobs.isFetching}
            onSearch={search}
          />
        </div>
        <div className={styles.status}>
          <p role="status">{jobs.data && countJobs(jobs.data.length, country.name)}</p>
          {region.code !== region.defaultJobCountry && region.code !== country.code && (
            <Button
              variant="quiet"
              size="small"
              className={scriptOnly}
              onClick={() => search(region.code)}
            >
              {`${words.showJobsIn} ${region.country}`}
            </Button>
          )}
        </div>
      </div>
      <WithoutScript address={brand.emails.careers}>
        {submissionMessages.withoutScript.search}
      </WithoutScript>
      <JobList words={words} jobs={jobs} country={country}>
        {(job) => <JobOpening key={job.jobId} {...{ words, job, application }} now={jobs.readAt} />}
      </JobList>
      <JobsElsewhere jobs={written?.jobsElsewhere ?? []} />
      {application.dialogs}
    </Section>
  );
}

function countJobs(count: number, country: string): string {
  return `${count} open ${count === 1 ? 'position' : 'positions'} in ${country}`;
}
