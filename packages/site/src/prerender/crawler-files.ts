import XMLBuilder from 'fast-xml-builder';
import type { ReceivedJobSummary } from '@kestrova/api-client';
import type { Region } from '@kestrova/regions';
import { pathTo } from '@kestrova/paths';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

interface ListedPage {
  path: string;
  /** The day of the page's last change in ISO 8601, where it is known. */
  lastModified?: string | undefined;
}

/** The sitemap of a region's site (sitemaps.org 0.9), each page with its counterparts elsewhere. */
export function sitemap(
  pages: readonly ListedPage[],
  region: Region,
  regions: readonly Region[],
): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: pages.map(({ path, lastModified }) => ({
        loc: region.origin + path,
        ...(lastModified && { lastmod: lastModified }),
        'xhtml:link': regions.map(({ hreflang, origin }) => ({
          '@rel': 'alternate',
          '@hreflang': hreflang,
          '@href': origin + path,
        })),
      })),
    },
  });
}

/** What crawlers are asked to do: read everything, and find the sitemap. */
export function robots(region: Region): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${region.origin}/sitemap.xml\n`;
}

/** The open jobs as an RSS 2.0 feed, newest first. */
export function jobsFeed(jobs: readonly ReceivedJobSummary[], region: Region): string {
  const self = `${region.origin}/jobs.xml`;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: 'Jobs at Kestrova',
        link: region.origin + pathTo('careers'),
        description: 'Every open position at Kestrova, newest first.',
        language: region.locale.toLowerCase(),
        'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
        item: jobs.map((job) => ({
          title: [job.jobTitle, job.jobLocation].filter(Boolean).join(', '),
          link: region.origin + pathTo('job-description', job.jobId),
          guid: { '@isPermaLink': 'false', '#text': job.jobCode ?? job.jobId },
          ...(job.createdDate && { pubDate: new Date(job.createdDate).toUTCString() }),
          ...(job.jobInfo && { description: job.jobInfo }),
        })),
      },
    },
  });
}
