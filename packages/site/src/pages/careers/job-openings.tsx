import { useJobs } from '@kestrova/api-client';
import { brand, submissionMessages, type CareersPageCopy } from '@kestrova/content';
import { Button, Section } from '@kestrova/design-system';
import type { RegionCode } from '@kestrova/regions';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scriptOnly, WithoutScript } from '../../features/forms/email-fallback.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { saveCareersSearch } from '../../features/jobs/careers-path.ts';
import { usePrerenderedData } from '../../app/prerendered-data.ts';
import { useRegion } from '../../app/region.tsx';
import { JobList } from './job-list.tsx';
import { JobListItem } from './job-list-item.tsx';
import { JobsElsewhere } from './jobs-elsewhere.tsx';
import { JobSearch } from './job-search.tsx';
import { useJobCountry } from './use-job-country.ts';
import styles from './job-search.module.css';

/** 'Job Openings' of spec 2.15: a country, a search and its jobs. */
export function JobOpenings({ copy }: { copy: CareersPageCopy['openings'] }) {
  const region = useRegion();
  const [country, showCountry] = useJobCountry();
  const prerendered = usePrerenderedData();
  const initialData = prerendered?.jobs?.[country.code];
  const jobs = useJobs(
    country.country,
    initialData && { initialData, initialDataUpdatedAt: prerendered.readAt },
  );
  const application = useJobApplication();
  const isHydrated = useHydrated();
  const { search: addressSearch } = useLocation();
  useEffect(() => saveCareersSearch(addressSearch), [addressSearch]);

  function search(code: RegionCode) {
    if (code === country.code) jobs.reload();
    else showCountry(code);
  }

  return (
    <Section title={copy.heading}>
      <div className={styles.choice}>
        <div className={scriptOnly}>
          <JobSearch
            copy={copy}
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
              {`${copy.showJobsIn} ${region.country}`}
            </Button>
          )}
        </div>
      </div>
      <WithoutScript address={brand.emails.careers}>
        {submissionMessages.withoutScript.search}
      </WithoutScript>
      <JobList copy={copy} jobs={jobs} country={country}>
        {(job) => <JobListItem key={job.jobId} {...{ copy, job, application }} now={jobs.readAt} />}
      </JobList>
      <JobsElsewhere jobs={prerendered?.jobsElsewhere ?? []} />
      {application.dialog}
    </Section>
  );
}

function countJobs(count: number, country: string): string {
  return `${count} open ${count === 1 ? 'position' : 'positions'} in ${country}`;
}
