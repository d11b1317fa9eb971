import type { ReceivedJobDetails } from '@kestrova/api-client';
import { brand, type Breadcrumb, type StoryCard } from '@kestrova/content';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { endOfDay, type Region } from '@kestrova/regions';
import { pathTo } from '@kestrova/paths';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  JobPostingLeaf,
  ListItemLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  WithContext,
} from 'schema-dts';
import { findSalaryRange, listJobSections } from '../features/jobs/list-job-sections.ts';

/** The employment types of schema.org by the job types of our API; others are left out. */
const EMPLOYMENT_TYPES: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const LOGO_PATH = '/icons/512.png';

/** A type of schema.org, whose missing facts JSON leaves out. */
type Facts<Leaf> = { [Name in keyof Leaf]: Leaf[Name] | undefined };

type JobFacts = Facts<WithContext<JobPostingLeaf>>;

/** What the pages say to search engines. The compiler checks each type, name and value against schema.org. */
export type StructuredData =
  | WithContext<ArticleLeaf | BreadcrumbListLeaf | OrganizationLeaf>
  | JobFacts;

interface PostedJob {
  job: ReceivedJobDetails;
  country: Region;
  /** Whose site the posting is on. */
  site: Region;
}

/** A job for search engines (schema.org JobPosting), with only the data that the page shows. */
export function jobPosting({ job, country, site }: PostedJob): JobFacts {
  const countryCode = country.code.toUpperCase();
  const isRemote = job.jobMode?.toLowerCase() === 'remote';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: jobHtml(job),
    datePosted: job.createdDate && toIsoDay(job.createdDate),
    validThrough: job.closingDate && new Date(endOfDay(job.closingDate)).toISOString(),
    employmentType: EMPLOYMENT_TYPES[job.jobType?.toLowerCase().replace(' ', '-') ?? ''],
    experienceRequirements:
      job.experince === undefined
        ? undefined
        : {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: Math.round(job.experince * 12),
          },
    baseSalary: describeSalary(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      sameAs: site.origin,
      logo: site.origin + LOGO_PATH,
    },
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote ? { '@type': 'Country', name: countryCode } : undefined,
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...describePlace(job.jobLocation ?? '', country),
        addressCountry: countryCode,
      },
    },
    identifier: {
      '@type': 'PropertyValue',
      name: brand.name,
      value: job.jobCode ?? String(job.jobId),
    },
    directApply: true,
    url: site.origin + pathTo('job-description', job.jobId),
  };
}

/** How and where the work is done, such as "Remote, Full-time, Austin, TX"; empty if nothing is known. */
export function describeTerms({ jobMode, jobType, jobLocation }: ReceivedJobDetails): string {
  return [jobMode, jobType, jobLocation].filter(Boolean).join(', ');
}

/**
 * The terms and every section of a job's page in plain HTML, as search engines take a job's description.
 * Google requires that the description of a remote job says so.
 */
function jobHtml(job: ReceivedJobDetails): string {
  const { main, pay, aside } = listJobSections(job, jobDescriptionPage);
  const terms = describeTerms(job);
  return renderToStaticMarkup(
    <>
      {terms && <p>{terms}</p>}
      {[...main, ...pay, ...aside].map(({ title, lines, as }) => {
        const Line = as === 'list' ? 'li' : 'p';
        const body = lines.map((line, place) => <Line key={place}>{line}</Line>);
        return (
          <Fragment key={title}>
            <h2>{title}</h2>
            {as === 'list' ? <ul>{body}</ul> : body}
          </Fragment>
        );
      })}
    </>,
  );
}

/** An amount, or the least and the greatest, with commas between the digits. */
const SALARY = /^([\d,]+)(?:\s*[-–]\s*([\d,]+))?$/;

/** A salary in numbers. Its period is omitted because the page does not show it. */
function describeSalary(job: ReceivedJobDetails): JobFacts['baseSalary'] {
  const [, least, greatest = least] = SALARY.exec(findSalaryRange(job)) ?? [];
  if (!least || !greatest) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: jobDescriptionPage.salary.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: toNumber(least),
      maxValue: toNumber(greatest),
    },
  };
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

/** City and region of a location such as "Wilmington, DE"; "Remote, USA" has neither. */
function describePlace(location: string, { country }: Region) {
  const noPlace = ['', 'remote', country.toLowerCase()];
  const [addressLocality, addressRegion] = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !noPlace.includes(part.toLowerCase()));
  return {
    ...(addressLocality && ({ addressLocality } satisfies Partial<PostalAddressLeaf>)),
    ...(addressRegion && ({ addressRegion } satisfies Partial<PostalAddressLeaf>)),
  };
}

/** The day of the latest date; undefined if no date is known. */
export function latestDay(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .flatMap((date) => (date ? [toIsoDay(date)] : []))
    .toSorted()
    .at(-1);
}

/** The day of an instant in UTC, as the prerendered page shows it. */
function toIsoDay(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The company for search engines (schema.org Organization), as the footer shows it. */
export function organization({ origin }: Region): WithContext<OrganizationLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: origin,
    logo: origin + LOGO_PATH,
    email: brand.emails.business,
    telephone: brand.phones[0],
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ url }) => url),
  };
}

/** The page's breadcrumb for search engines (schema.org BreadcrumbList). */
export function breadcrumbList(
  steps: Breadcrumb,
  { origin }: Region,
): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && ({ item: origin + href } satisfies Partial<ListItemLeaf>)),
    })),
  };
}

/** A client story for search engines (schema.org Article). */
export function storyArticle(
  { key, title, summary }: StoryCard,
  { origin, locale }: Region,
): WithContext<ArticleLeaf> {
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
