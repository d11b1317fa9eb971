import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '@kestrova/paths';
import { regionByCode, type RegionCode } from '@kestrova/regions';
import { siteRegions } from '../lib/region.tsx';
import { apiBaseUrl } from '../lib/site-api.ts';
import { writeBrandFiles } from './brand-files.ts';
import { KEPT_DIGESTS, readBuildManifest } from './build-manifest.ts';
import { jobsFeed, robots, sitemap } from './crawler-files.ts';
import { deferStyles } from './defer-styles.ts';
import { htmlDocument } from './html-document.tsx';
import { listPages, type WrittenPage } from './list-pages.ts';
import { readOpenJobs, type OpenJobs } from './read-open-jobs.ts';
import { renderBody, renderMissingPage } from './render-page.tsx';

export { JobsError } from './read-open-jobs.ts';

export interface WriteSiteOptions {
  region: RegionCode;
  /** The browser's build, to which the pages are added. */
  folder: string;
  /**
   * Scheme and host of the API whose open jobs get pages of their own; without it the careers pages
   * load the jobs only in the browser.
   */
  jobsFrom?: string | undefined;
}

/**
 * Completes a site's build: adds the HTML of every page, the page for unknown addresses, and the
 * files for crawlers. Run it again when jobs change: it deletes the pages of closed jobs, adds
 * those of new ones, and renders again those whose content has changed.
 * @throws RangeError for an unknown region, Error if nothing was built, JobsError if the jobs cannot
 * be read; the pages on disk then stay as they were.
 */
export async function writeSite(options: WriteSiteOptions) {
  const { folder, jobsFrom } = options;
  const region = regionByCode(options.region, siteRegions);
  const jobs = jobsFrom ? await readOpenJobs(jobsFrom) : undefined;
  const findFiles = await readBuildManifest(folder);

  async function write(file: string, content: string | Uint8Array) {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  const pages = await listPages(region, jobs);
  const digests = Object.fromEntries(pages.map((page) => [page.path, createDigest(page)]));
  const earlier = await readDigests(folder);
  // A killed run must not leave the digest of a page that it has not written.
  await rm(join(folder, KEPT_DIGESTS), { force: true });
  await deletePagesOfClosedJobs(folder, Object.keys(earlier), digests);
  for (const page of pages) {
    const isUnchanged = earlier[page.path] === digests[page.path];
    if (isUnchanged && existsSync(join(folder, `${page.path}.html`))) continue;
    const body = await renderBody(region.code, page.path, page.data);
    const files = findFiles(page.path);
    const { later, ...parts } = deferStyles(body, files.css);
    if (later) await write(later.file, later.css);
    await write(`${page.path}.html`, htmlDocument({ region, page, files, ...parts }));
  }
  await write('404.html', renderMissingPage(region, findFiles('/404')));
  await writeBrandFiles(pages, folder, write);

  const indexed = pages.filter(
    (page) => page.canonicalPath === undefined && page.indexed !== false,
  );
  await write('sitemap.xml', sitemap(indexed, region));
  await write('robots.txt', robots(region));
  await write('jobs.xml', jobsFeed(newestFirst(jobs), region));
  await write(KEPT_DIGESTS, JSON.stringify(digests));
  return { folder, siteOrigin: region.origin, apiBaseUrl };
}

/**
 * Changes with the content of a page, and with the day, since pages say "Posted Today". It excludes
 * the time when the jobs were read: an unchanged page may name an earlier one.
 */
function createDigest(page: WrittenPage): string {
  const content = JSON.stringify(page, (key, value: unknown) =>
    key === 'readAt' ? undefined : value,
  );
  return hash('sha256', `${new Date().toDateString()}\n${content}`);
}

async function readDigests(folder: string): Promise<Record<string, string>> {
  const file = join(folder, KEPT_DIGESTS);
  if (!existsSync(file)) return {};
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}

async function deletePagesOfClosedJobs(
  folder: string,
  earlier: readonly string[],
  current: Record<string, string>,
): Promise<void> {
  const jobsFolder = paths['job-description'].replace(':id', '');
  if (earlier.length === 0) {
    await rm(join(folder, jobsFolder), { recursive: true, force: true });
  }
  for (const path of earlier) {
    if (path in current) continue;
    for (const ending of ['html', 'html.br', 'html.gz']) {
      await rm(join(folder, `${path}.${ending}`), { force: true });
    }
  }
}

function newestFirst(jobs: OpenJobs | undefined) {
  return Object.values(jobs?.lists ?? {})
    .flat()
    .toSorted((a, b) => postedAt(b) - postedAt(a));
}

/** When a job was posted, in milliseconds since 1970; one without a date counts as the oldest. */
function postedAt({ createdDate }: { createdDate?: string | undefined }): number {
  return createdDate ? Date.parse(createdDate) : 0;
}
