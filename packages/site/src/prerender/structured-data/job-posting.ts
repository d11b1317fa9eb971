import type { ReceivedJobDetails } from '@kestrova/api-client';
import type { Region } from '@kestrova/regions';
import { extractEmbeddedKeys } from '../../features/jobs/embedded-keys.ts';
import { paths } from '../../paths.ts';

/** The employment types of schema.org by the words our jobs use; other words are left unsaid. */
const EMPLOYMENT_TYPES: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'full time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  'part time': 'PART_TIME',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

interface PostedJob {
  job: ReceivedJobDetails;
  /** Where the job is. */
  country: Region;
  /** Whose site the posting is on. */
  site: Region;
}

/** A job for search engines (schema.org JobPosting). It says only what the page shows and is known. */
export function jobPosting({ job, country, site }: PostedJob) {
  const employmentType = EMPLOYMENT_TYPES[job.jobType?.toLowerCase() ?? ''];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: extractEmbeddedKeys(job.jobDescription ?? '').text,
    ...(job.createdDate && { datePosted: job.createdDate.slice(0, 10) }),
    hiringOrganization: { '@type': 'Organization', name: 'Kestrova', sameAs: site.origin },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.jobLocation && { addressLocality: job.jobLocation }),
        addressCountry: country.code.toUpperCase(),
      },
    },
    ...(employmentType && { employmentType }),
    identifier: {
      '@type': 'PropertyValue',
      name: 'Kestrova',
      value: job.jobCode ?? String(job.jobId),
    },
    directApply: true,
    url: site.origin + paths.jobDescription(job.jobId),
  };
}
