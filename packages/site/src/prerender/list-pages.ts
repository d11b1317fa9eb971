import type { ReceivedJobDetails, ReceivedJobSummary } from '@kestrova/api-client';
import { createJobSearch } from '@kestrova/api-contract/job-search';
import { brand, storyCards } from '@kestrova/content';
import { impactStoriesDetailsPage } from '@kestrova/content/pages/impact-stories-details';
import { journalPage } from '@kestrova/content/pages/journal';
import { pagesWithoutId, pathTo, type PageName } from '@kestrova/paths';
import type { Region } from '@kestrova/regions';
import type { PrerenderedData } from '../lib/prerendered-data.ts';
import { siteRegions } from '../lib/region.tsx';
import { careersBreadcrumb } from '../features/jobs/careers-path.ts';
import { JOBS_AT_A_TIME } from '../features/jobs/job-choice.ts';
import { findSimilarJobs } from '../features/jobs/similar-jobs.ts';
import { sitePages } from '../routes.tsx';
import type { OpenJobs } from './read-open-jobs.ts';
import type { ShareCopy } from './share-image.tsx';
import {
  breadcrumbList,
  describeTerms,
  jobPosting,
  organization,
  storyArticle,
  toIsoDay,
  type StructuredData,
} from './structured-data.tsx';

export interface WrittenPage {
  path: string;
  /** The title in shared links. */
  shareTitle: string;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Path of the share image, 1200 by 630 px. */
  shareImage?: string;
  /** The text of the page's share image; without it the page uses another page's image. */
  shareCopy?: ShareCopy;
  /** Facts for search engines (schema.org), each of which the page shows. */
  structuredData?: readonly StructuredData[];
  /** Path of the canonical page, if another page has the same content. */
  canonicalPath?: string;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
  /** The open jobs, if the page shows jobs. */
  data?: PrerenderedData;
  /** Whether its script starts at once, because the page shows nothing of its own. */
  startNow?: boolean;
  /** The day of the last change of the content; absent if no record has it. */
  lastModified?: string | undefined;
}

/**
 * Every page that is written: each route without a parameter, each story, and each job that was
 * open when the API was read.
 */
export async function listPages(region: Region, jobs?: OpenJobs): Promise<WrittenPage[]> {
  return [
    ...(await staticPages(region, jobs)),
    ...storyPages(region),
    ...(await markedStoryLists()),
    ...(jobs ? jobPages(region, jobs) : []),
  ];
}

function staticPages(region: Region, jobs: OpenJobs | undefined): Promise<WrittenPage[]> {
  return Promise.all(
    pagesWithoutId.map(async (name) => {
      const path = pathTo(name);
      const { title, description, isPrivate, breadcrumb } = await loadHead(name);
      const structuredData = breadcrumb ? [breadcrumbList(breadcrumb, region)] : [];
      const head = { path, shareTitle: `${title} · ${brand.name}`, description, structuredData };
      // Its HTML is empty: only its code can open the visitor's own link.
      if (isPrivate) return { ...head, indexed: false, startNow: true };
      return {
        ...head,
        shareImage: shareImagePath(path),
        shareCopy: { title, eyebrow: region.name },
        ...(name === 'about-us' && { structuredData: [...structuredData, organization(region)] }),
        ...(name === 'journal' && {
          lastModified: latestDay(journalPage.posts.map(({ date }) => date)),
        }),
        ...(jobs && name === 'careers' && careersFacts(region, jobs)),
      };
    }),
  );
}

async function loadHead(name: PageName) {
  const { meta, breadcrumb, heading } = await sitePages[name].load();
  if (!meta) throw new Error(`The page "${name}" exports no meta.`);
  // The breadcrumb of a page behind an emailed link is Careers, then its heading.
  const isPrivate = heading !== undefined;
  return { ...meta, isPrivate, breadcrumb: isPrivate ? careersBreadcrumb(heading) : breadcrumb };
}

function storyPages(region: Region): WrittenPage[] {
  const { label, to: href } = impactStoriesDetailsPage.back;
  return storyCards.map((story) => {
    const path = pathTo('impact-stories-details', story.key);
    const steps = [{ label, href }, { label: story.key }];
    return {
      path,
      shareTitle: `${story.title} · ${brand.name}`,
      description: story.summary,
      shareImage: shareImagePath(path),
      shareCopy: { title: story.title, eyebrow: story.key },
      structuredData: [breadcrumbList(steps, region), storyArticle(story, region)],
    };
  });
}

/** The list of stories again for each story that it may mark; search engines index only one. */
async function markedStoryLists(): Promise<WrittenPage[]> {
  const { title, description } = await loadHead('impact-stories');
  const canonicalPath = pathTo('impact-stories');
  return storyCards.map(({ key }) => ({
    path: pathTo('impact-stories', key),
    shareTitle: `${title} · ${brand.name}`,
    description,
    shareImage: shareImagePath(canonicalPath),
    canonicalPath,
  }));
}

function careersFacts(region: Region, jobs: OpenJobs) {
  const posted = Object.values(jobs.lists).flat();
  return {
    data: careersData(region, jobs),
    lastModified: latestDay(posted.map(({ createdDate }) => createdDate)),
  };
}

/** The day of the latest date; undefined if no date is known. */
function latestDay(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .flatMap((date) => (date ? [toIsoDay(date)] : []))
    .toSorted()
    .at(-1);
}

/** A document contains two screens of jobs, so search and filters need not wait for them. */
const MAX_CARRIED_JOBS = 2 * JOBS_AT_A_TIME;

function careersData({ defaultJobCountry }: Region, { readAt, lists }: OpenJobs): PrerenderedData {
  const jobs = lists[defaultJobCountry];
  const elsewhere = Object.entries(lists).filter(([code]) => code !== defaultJobCountry);
  const first = jobs.slice(0, JOBS_AT_A_TIME);
  const isCarried = jobs.length <= MAX_CARRIED_JOBS;
  return {
    readAt,
    jobs: { [defaultJobCountry]: isCarried ? jobs : first },
    ...(!isCarried && { jobTotal: jobs.length }),
    noscriptJobs: [...jobs.slice(JOBS_AT_A_TIME), ...elsewhere.flatMap(([, others]) => others)],
  };
}

function jobPages(region: Region, { readAt, lists, details }: OpenJobs): WrittenPage[] {
  const searches = new Map(siteRegions.map(({ code }) => [code, createJobSearch(lists[code])]));
  return details.map(({ job, country }) => {
    const search = searches.get(country.code);
    const similarJobs = search ? findSimilarJobs(lists[country.code], search, job.jobId) : [];
    const path = pathTo('job-description', job.jobId);
    return {
      path,
      shareTitle: `${job.jobTitle} · ${brand.name}`,
      description: describeJob(job),
      shareImage: shareImagePath(pathTo('careers')),
      structuredData: [
        breadcrumbList(careersBreadcrumb(job.jobTitle), region),
        jobPosting({ job, country, site: region }),
      ],
      lastModified: latestDay([job.createdDate]),
      data: { readAt, job, similarJobs: similarJobs.map(pickShownFacts) },
    };
  });
}

/** The data of a job on the page of another job. */
function pickShownFacts(job: ReceivedJobSummary): ReceivedJobSummary {
  const { jobId, jobTitle, jobLocation, jobMode, jobType } = job;
  return { jobId, jobTitle, jobLocation, jobMode, jobType };
}

/** The description of a job for search engines, without missing fields. */
function describeJob(job: ReceivedJobDetails): string {
  const name = job.jobCode ? `${job.jobTitle} (${job.jobCode})` : job.jobTitle;
  const terms = describeTerms(job);
  const opening = `${name} at ${brand.name}`;
  return `${terms ? `${opening}: ${terms}` : opening}. Read what the work is and apply.`;
}

/** Address of a page's picture for shared links, below the site's origin. */
function shareImagePath(pagePath: string): string {
  return `/share${pagePath.replaceAll('=', '')}.png`;
}
