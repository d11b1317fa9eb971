import { inspect } from 'node:util';
import { pathTo } from '@kestrova/paths';
import type { Region } from '@kestrova/regions';
import { LRUCache } from 'lru-cache';
import { siteRegions } from '../lib/region.tsx';
import type { readBuildManifest } from '../prerender/build-manifest.ts';
import { compress } from '../prerender/compress.ts';
import { jobsFeed, sitemap } from '../prerender/crawler-files.ts';
import {
  careersData,
  emptyJobPage,
  jobPage,
  listPagesWithJobs,
  newestFirst,
  type JobLists,
} from '../prerender/job-pages.ts';
import {
  hasEnded,
  listIndexedPages,
  listPages,
  type WrittenPage,
} from '../prerender/list-pages.ts';
import { renderPage } from '../prerender/render-page.tsx';
import type { OpenJobs } from './open-jobs.ts';

/** Bytes of all rendered pages, enough for 800 jobs. */
const MAX_BYTES = 24 * 1024 * 1024;
/**
 * What is rendered, with its quality of Brotli from 0 to 11. 11 takes 60 ms, and 10 takes 20 ms and adds
 * 2%. Careers is rendered once for all its visitors, and only with 11 fits the first flight of a connection.
 */
const kinds = {
  careers: { type: 'text/html; charset=utf-8', quality: 11 },
  job: { type: 'text/html; charset=utf-8', quality: 10 },
  xml: { type: 'application/xml', quality: 5 },
  styles: { type: 'text/css; charset=utf-8', quality: 11 },
} as const;
/** For more bytes, such as a list of thousands of jobs. */
const LARGE = { bytes: 256 * 1024, quality: 5 };

/** A response that was rendered when it was asked for, in its compressed forms. */
export interface Rendered {
  type: string;
  br: Buffer;
  gzip: Buffer;
}

interface RenderedPagesOptions {
  region: Region;
  findFiles: Awaited<ReturnType<typeof readBuildManifest>>;
  openJobs: OpenJobs;
  report: (sentence: string) => void;
}

/** Renders what depends on the open jobs, and keeps it until they or the UTC day change. */
export async function createRenderedPages({
  region,
  findFiles,
  openJobs,
  report,
}: RenderedPagesOptions) {
  const written = await listPages(region);
  const careers = written.find(({ path }) => path === pathTo('careers'));
  if (!careers) throw new Error('The site has no careers page.');
  const cache = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
    fetchMethod: (_key, _stale, { context }) => context(),
    // What is evicted while it is rendered is still sent.
    ignoreFetchAbort: true,
  });
  /** The style sheets that pages name beside those of the build. */
  const styles = new LRUCache<string, Rendered>({ max: 100 });

  /** @param dependsOn everything that changes what is rendered. */
  const keep = (
    name: string,
    dependsOn: string,
    kind: keyof typeof kinds,
    render: () => Promise<string>,
  ) => {
    const day = new Date().toISOString().slice(0, 10);
    const context = async () => compressText(kind, await render());
    return cache.forceFetch(`${name} ${day} ${dependsOn}`, { context });
  };

  async function renderDocument(page: WrittenPage): Promise<string> {
    const rendered = await renderPage(region, page, findFiles(page.path));
    if (rendered.later) {
      const { file, css } = rendered.later;
      styles.set(`/${file}`, await compressText('styles', css));
    }
    return rendered.html;
  }

  /** A page that cannot be rendered must not fail for the visitor: the browser may still show it. */
  const reportFailure = (name: string) => (error: unknown) => {
    report(`${name} cannot be rendered, so the browser fills it. ${inspect(error)}`);
    return undefined;
  };

  return {
    /** The careers page; undefined if the browser has to fill it. */
    async findCareers() {
      const lists = await openJobs.findLists();
      if (!lists) return undefined;
      const { value, version, readAt } = lists;
      const render = () => renderDocument({ ...careers, data: careersData(region, value, readAt) });
      return keep('careers', version, 'careers', render).catch(reportFailure('Careers'));
    },

    /** A job's page; undefined for a job that is not open. */
    async findJob(jobId: number) {
      const lists = await openJobs.findLists();
      const country = lists && findCountry(lists.value, jobId);
      const details = country && (await openJobs.findDetails(jobId, lists.isCurrent));
      if ((lists && !country) || details === 'closed') return undefined;
      const page =
        country &&
        details &&
        (await keep(`job ${jobId}`, `${details.version} ${lists.version}`, 'job', async () => {
          const { value: job, readAt } = details;
          const list = lists.value[country.code];
          return renderDocument(await jobPage(region, { job, country, list, readAt }));
        }).catch(reportFailure(`The page of job ${jobId}`)));
      return page ?? keep('job', '', 'job', () => renderDocument(emptyJobPage));
    },

    async findSitemap() {
      const { value, version = '' } = (await openJobs.findLists()) ?? {};
      return keep('sitemap', version, 'xml', async () => {
        const indexed = listIndexedPages(written);
        return sitemap(value ? listPagesWithJobs(indexed, value) : indexed, region);
      });
    },

    async findFeed() {
      const { value, version = '' } = (await openJobs.findLists()) ?? {};
      return keep('feed', version, 'xml', async () =>
        jobsFeed(value ? newestFirst(value) : [], region),
      );
    },

    /** Whether a path is that of a page whose last day is over. */
    hasEnded: (path: string) => written.some((page) => page.path === path && hasEnded(page)),

    /** A style sheet that a rendered page names and the build does not have. */
    findStyles: (path: string) => styles.get(path),
  };
}

/** The region whose list has a job. */
function findCountry(lists: JobLists, jobId: number): Region | undefined {
  return siteRegions.find(({ code }) => lists[code].some((job) => job.jobId === jobId));
}

async function compressText(kind: keyof typeof kinds, text: string): Promise<Rendered> {
  const content = Buffer.from(text);
  const { type, quality } = kinds[kind];
  const isLarge = content.length > LARGE.bytes;
  const { br, gzip } = await compress(content, isLarge ? LARGE.quality : quality);
  return { type, br: copyAlone(br), gzip: copyAlone(gzip) };
}

/** A copy in memory of its own: small buffers share blocks of 64 KB, which each would keep. */
function copyAlone(buffer: Buffer): Buffer {
  const copy = Buffer.alloc(buffer.length);
  buffer.copy(copy);
  return copy;
}
