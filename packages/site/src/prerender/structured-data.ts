import type { ReceivedJobDetails } from '@kestrova/api-client';
import { brand, type StoryCard } from '@kestrova/content';
import type { Region } from '@kestrova/regions';
import { extractEmbeddedKeys } from '../features/jobs/embedded-keys.ts';
import { pathTo } from '../app/routing/path-to.ts';

/** The employment types of schema.org by the job types of our API; others are left out. */
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

/** A job for search engines (schema.org JobPosting). It says only what the page shows. */
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
    url: site.origin + pathTo('job-description', job.jobId),
  };
}

/** The company for search engines (schema.org Organization), as the footer shows it. */
export function organization({ origin }: Region) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: origin,
    email: brand.emails.business,
    telephone: brand.phones[0],
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** A step of the way to a page, as its breadcrumb shows it. */
export interface BreadcrumbStep {
  label: string;
  path: string;
}

/** The page's breadcrumb for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(steps: readonly BreadcrumbStep[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}

/** A client story for search engines (schema.org Article). */
export function storyArticle({ key, title, summary }: StoryCard, { origin, locale }: Region) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: locale,
    mainEntityOfPage: origin + pathTo('impact-stories-details', key),
    author: { '@type': 'Organization', name: brand.name },
  };
}
