import type { ReceivedJobDetails } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import type { Region } from '@kestrova/regions';
import { paths } from '../paths.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { jobPosting } from './structured-data/job-posting.ts';
import type { WrittenPage } from './write-pages.ts';
import { shareImagePath } from './share-image-path.ts';
import type { OpenJobs } from './read-open-jobs.ts';

/** Folder of the job pages inside a site's build. */
export const JOB_PAGES_FOLDER = 'careers/job-description';

/** The page of each open job. */
export function jobPages(region: Region, { readAt, details }: OpenJobs): WrittenPage[] {
  return details.map(({ job, country }) => {
    const path = paths.jobDescription(job.jobId);
    const steps = [
      { label: 'Careers', path: paths.careers },
      { label: job.jobTitle, path },
    ];
    return {
      path,
      shareTitle: `${job.jobTitle} · ${brand.name}`,
      description: describe(job),
      shareImage: shareImagePath(paths.careers),
      structuredData: [
        breadcrumbList(steps, region.origin),
        jobPosting({ job, country, site: region }),
      ],
      data: { readAt, job },
    };
  });
}

/** What search engines print of a job, without what is not known of it. */
function describe(job: ReceivedJobDetails): string {
  const name = job.jobCode ? `${job.jobTitle} (${job.jobCode})` : job.jobTitle;
  const facts = [job.jobMode, job.jobType, job.jobLocation].filter(Boolean).join(', ');
  const opening = `${name} at ${brand.name}`;
  return `${facts ? `${opening}: ${facts}` : opening}. Read what the work is and apply.`;
}
