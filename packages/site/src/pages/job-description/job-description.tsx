import { ApiError, useJob, type JobDetails } from '@kestrova/api-client';
import type { JobFrame } from '@kestrova/content';
import { Breadcrumb, Hero, Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { storeAppliedJob } from '../../job-application/applied-job.ts';
import { ApplyButton } from '../../job-application/apply-button.tsx';
import { useJobApplication } from '../../job-application/use-job-application.tsx';
import { paths } from '../../paths.ts';
import { usePrerenderedData } from '../../prerendered/prerendered-data.ts';
import { toJobDisplay } from './job-display.ts';
import { JobMeta } from './job-meta.tsx';
import { JobNotFound } from './job-not-found.tsx';
import { JobSections } from './job-sections.tsx';
import { JobWait } from './job-wait.tsx';

interface JobDescriptionProps {
  jobId: number;
  frame: JobFrame;
}

/**
 * A job in each of its states. One hero stands in all of them, so that the heading keeps the focus
 * that a navigation gave it.
 */
export function JobDescription({ jobId, frame }: JobDescriptionProps) {
  const written = usePrerenderedData();
  const known = written?.job?.jobId === jobId ? written.job : undefined;
  const query = useJob(jobId, known && written && { value: known, readAt: written.readAt });
  const application = useJobApplication();
  const job = query.data;
  useStoredJob(job);

  if (query.error instanceof ApiError && query.error.kind === 'not-found') return <JobNotFound />;
  const display = job && toJobDisplay(job, frame);
  const title = display?.title ?? 'Job description';
  const apply = (words: string) =>
    job && <ApplyButton {...{ job, application }}>{words}</ApplyButton>;
  return (
    <>
      <Hero
        title={title}
        breadcrumb={
          <Breadcrumb items={[{ label: 'Careers', href: paths.careers }, { label: title }]} />
        }
        actions={apply(frame.apply)}
      >
        {display && <JobMeta job={display} words={frame.meta} />}
      </Hero>
      <Section>
        {display ? (
          <JobSections job={display} frame={frame} />
        ) : (
          <JobWait query={query} words={frame} />
        )}
        {display && <div>{apply(display.details.apply_method)}</div>}
      </Section>
      {application.dialogs}
    </>
  );
}

/** The page stores its job for the application dialog (spec 2.16). */
function useStoredJob(job: JobDetails | undefined) {
  useEffect(() => {
    if (job) storeAppliedJob(job);
  }, [job]);
}
