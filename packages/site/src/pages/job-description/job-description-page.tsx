import { ApiError, useJob } from '@kestrova/api-client';
import { parseJobId } from '@kestrova/paths';
import { jobDescriptionPage as copy } from '@kestrova/content/pages/job-description';
import { Breadcrumb, Hero, Section } from '@kestrova/design-system';
import { useEffect } from 'react';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { ApiPage } from '../../lib/api/api-page.tsx';
import { AsyncContent, TextFallback } from '../../lib/api/async-content.tsx';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { usePrerenderedData } from '../../lib/hydration/prerendered-data.ts';
import { useDecodedId } from '../../router/use-current-path.ts';
import { Accommodation } from '../../features/job-application/accommodation.tsx';
import { ApplyButton } from '../../features/job-application/apply-button.tsx';
import { storeJob, toApplicationJob } from '../../features/job-application/stored-job.ts';
import { useJobApplication } from '../../features/job-application/use-job-application.tsx';
import { careersBreadcrumb } from '../../features/jobs/careers-path.ts';
import styles from './job-description.module.css';
import { JobMeta } from './job-meta.tsx';
import { JobClosed, JobNotFound } from './job-missing.tsx';
import { JobSections } from './job-sections.tsx';
import { ShareButton } from './share-button.tsx';
import { SimilarJobs, useSimilarJobs } from './similar-jobs.tsx';

/** One job (spec 2.16), by the base64 of its id in the URL. */
export default function JobDescriptionPage() {
  const id = useDecodedId();
  const prerendered = usePrerenderedData()?.job?.jobId;
  const isHydrated = useHydrated();
  // A host may respond to another URL with this HTML, which is hydrated with its own job.
  const jobId = isHydrated || prerendered === undefined ? parseJobId(id ?? '') : prerendered;
  if (jobId === undefined) return <JobNotFound />;
  return (
    <ApiPage>
      <JobDescription key={jobId} jobId={jobId} />
    </ApiPage>
  );
}

/**
 * A job in each of its states. All states share one hero, so that the heading keeps the focus after a
 * navigation. Until the details have loaded, it shows the data of the list.
 * A job that has closed since keeps its description and loses the ways to apply.
 */
function JobDescription({ jobId }: { jobId: number }) {
  const state = useJob(jobId, useInitialJob(jobId));
  const application = useJobApplication();
  const details = state.data;
  const job = details ?? state.summary;
  const isMissing = state.error instanceof ApiError && state.error.kind === 'not-found';
  const similarJobs = useSimilarJobs(jobId, details !== undefined && !isMissing);
  useEffect(() => {
    // For the application dialog (spec 2.16).
    if (details) storeJob(toApplicationJob(details));
  }, [details]);

  if (isMissing && !job) return <JobNotFound />;
  const title = job?.jobTitle ?? 'Job description';
  const apply = (label: string) =>
    job && <ApplyButton {...{ job: toApplicationJob(job), application }}>{label}</ApplyButton>;
  const actions = job && (
    <>
      {apply(copy.apply)}
      <ShareButton {...{ jobId, title }} />
    </>
  );
  const closed = <JobClosed isCovered={application.dialog !== undefined} />;
  return (
    <>
      <Hero
        title={title}
        breadcrumb={<Breadcrumb items={careersBreadcrumb(title)} />}
        actions={isMissing ? closed : actions}
      >
        {job && <JobMeta {...{ job, details }} />}
      </Hero>
      <BelowHero>
        {isMissing ? (
          details && (
            <Section>
              <JobSections job={details} />
            </Section>
          )
        ) : (
          <Section>
            <AsyncContent
              state={state}
              copy={copy}
              fallback={<TextFallback label={copy.loading} />}
            >
              {(found) => (
                <>
                  <div className={styles.job}>
                    <JobSections job={found} />
                    <div className={styles.apply}>{apply(copy.applyMethod)}</div>
                  </div>
                  <Accommodation copy={copy.accommodation} job={found} />
                </>
              )}
            </AsyncContent>
          </Section>
        )}
        <SimilarJobs title={copy.similar} jobs={similarJobs} />
      </BelowHero>
      {application.dialog}
    </>
  );
}

/** The job that the page was prerendered with. */
function useInitialJob(jobId: number) {
  const { job: initialData, readAt } = usePrerenderedData() ?? {};
  return initialData?.jobId === jobId && readAt !== undefined
    ? { initialData, initialDataUpdatedAt: readAt }
    : undefined;
}
