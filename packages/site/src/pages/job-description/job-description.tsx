import { ApiError, useJob } from '@kestrova/api-client';
import type { JobPageCopy } from '@kestrova/content';
import { Breadcrumb, Hero, Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { storeAppliedJob, toAppliedJob } from '../../features/job-application/applied-job.ts';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { findCareersPath } from '../../features/jobs/careers-path.ts';
import { StaleNotice } from '../../features/jobs/stale-notice.tsx';
import { usePrerenderedData } from '../../app/prerendered-data.ts';
import { toJobDisplay } from './job-display.ts';
import { JobMeta } from './job-meta.tsx';
import { JobNotFound } from './job-not-found.tsx';
import { JobSections } from './job-sections.tsx';
import { JobWait } from './job-wait.tsx';

interface JobDescriptionProps {
  jobId: number;
  frame: JobPageCopy;
}

/**
 * A job in each of its states. One hero stands in all of them, so that the heading keeps the focus
 * that a navigation gave it; what the list said of the job stands in it until its details are there.
 */
export function JobDescription({ jobId, frame }: JobDescriptionProps) {
  const written = usePrerenderedData();
  const known = written?.job?.jobId === jobId ? written.job : undefined;
  const state = useJob(jobId, known && written && { value: known, readAt: written.readAt });
  const application = useJobApplication();
  const details = state.data;
  const job = details ?? state.summary;
  useStoredJob(details);

  if (state.error instanceof ApiError && state.error.kind === 'not-found') return <JobNotFound />;
  const title = job?.jobTitle ?? 'Job description';
  const apply = (label: string) =>
    job && <ApplyButton {...{ job: toAppliedJob(job), application }}>{label}</ApplyButton>;
  return (
    <>
      <Hero
        title={title}
        breadcrumb={
          <Breadcrumb items={[{ label: 'Careers', href: findCareersPath() }, { label: title }]} />
        }
        actions={apply(frame.apply)}
      >
        {job && <JobMeta job={job} words={frame.meta} />}
      </Hero>
      <Section>
        <StaleNotice state={state} words={frame.stale} />
        {details ? (
          <JobSections job={toJobDisplay(details, frame)} frame={frame} />
        ) : (
          <JobWait state={state} words={frame} />
        )}
        {details && <div>{apply(frame.applyMethod)}</div>}
      </Section>
      {application.dialogs}
    </>
  );
}

/** The page stores its job for the application dialog (spec 2.16). */
function useStoredJob(job: Parameters<typeof toAppliedJob>[0] | undefined) {
  useEffect(() => {
    if (job) storeAppliedJob(toAppliedJob(job));
  }, [job]);
}
