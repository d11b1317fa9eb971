import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegionCode } from '@kestrova/regions';
import { apiBaseUrl } from '../lib/site-api.ts';
import { pathTo } from '@kestrova/paths';
import { siteRegions } from '../lib/region.tsx';
import { createPageWriter } from './page-writer.ts';
import { writeBrandFiles } from './brand-files.ts';
import { readOpenJobs, type OpenJobs } from './read-open-jobs.ts';
import { jobsFeed, robots, sitemap } from './crawler-files.ts';
import { listPages } from './list-pages.ts';

export { JobsError } from './read-open-jobs.ts';

export interface WriteSiteOptions {
  region: RegionCode;
  /** The browser's build, to which the pages are added. */
  folder: string;
  /**
   * Scheme and host of the API whose open jobs get pages of their own; without it the careers pages
   * learn of the jobs in the browser only.
   */
  jobsFrom?: string | undefined;
}

/** What was written, as the delivery of the site needs to know it. */
export interface WrittenSite {
  folder: string;
  siteOrigin: string;
  apiBaseUrl: string;
}

/**
 * Adds to a site's build what turns it into a website: the HTML of every page,
 * the page for addresses that are not, and what crawlers ask for. Run again when jobs change: pages
 * of closed jobs leave, pages of new ones come.
 * @throws JobsError if the jobs cannot be read; the pages on disk then stay as they were.
 */
export async function writeSite(options: WriteSiteOptions): Promise<WrittenSite> {
  const { region: code, folder, jobsFrom } = options;
  const jobs = jobsFrom ? await readOpenJobs(jobsFrom, siteRegions) : undefined;
  const writer = await createPageWriter(code, folder);
  const { region } = writer;

  await rm(join(folder, pathTo('job-description')), { recursive: true, force: true });
  const pages = await listPages(region, jobs);
  for (const page of pages) await writer.writePage(page);
  await writer.writeMissingPage();
  await writeBrandFiles(pages, writer);

  const indexed = pages.filter(
    (page) => page.canonicalPath === undefined && page.indexed !== false,
  );
  await writer.writeFile('sitemap.xml', sitemap(indexed, region, siteRegions));
  await writer.writeFile('robots.txt', robots(region));
  await writer.writeFile('jobs.xml', jobsFeed(newestFirst(jobs), region));
  return { folder, siteOrigin: region.origin, apiBaseUrl };
}

function newestFirst(jobs: OpenJobs | undefined) {
  return Object.values(jobs?.lists ?? {})
    .flat()
    .toSorted((a, b) => postedAt(b) - postedAt(a));
}

/** When a job was posted, in milliseconds since 1970; one without a date is taken for the oldest. */
function postedAt({ createdDate }: { createdDate?: string | undefined }): number {
  return createdDate ? Date.parse(createdDate) : 0;
}
