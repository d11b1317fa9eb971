import type { ReceivedJobSummary } from '@kestrova/api-client';
import { brand } from '@kestrova/content';
import { jobDescriptionPage } from '@kestrova/content/pages/job-description';
import { DEFAULT_REGION, regionByCode, type Region } from '@kestrova/regions';
import { pathTo } from '@kestrova/paths';
import { siteRegions } from '../lib/region.tsx';
import { formatDay } from '../sections/format-text.ts';
import type { WrittenPage } from './list-pages.ts';

const XML_HEADER = '<?xml version="1.0" encoding="UTF-8"?>';

/** A page's address on every site by its language; `x-default` is for visitors of all other countries. */
export function listCounterparts(path: string): { hreflang: string; href: string }[] {
  const { origin } = regionByCode(DEFAULT_REGION, siteRegions);
  return [...siteRegions, { hreflang: 'x-default', origin }].map((site) => ({
    hreflang: site.hreflang,
    href: site.origin + path,
  }));
}

/** The sitemap of a region's site (sitemaps.org 0.9), each page with its counterparts elsewhere. */
export function sitemap(
  pages: readonly Pick<WrittenPage, 'path' | 'lastModified'>[],
  region: Region,
): string {
  const urls = pages.map(({ path, lastModified }) => {
    const links = listCounterparts(path).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `<url>${element('loc', region.origin + path)}${element('lastmod', lastModified)}${links.join('')}</url>`;
  });
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${XML_HEADER}<urlset ${namespaces}>${urls.join('')}</urlset>`;
}

/** The robots.txt of a site: it allows everything, and names the sitemap. */
export function robots(region: Region): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${region.origin}/sitemap.xml\n`;
}

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). Expires in a year. */
export function securityTxt({ origin }: Region): string {
  const oneYear = 365 * 24 * 60 * 60 * 1000;
  return [
    `Contact: mailto:${brand.emails.business}`,
    `Expires: ${new Date(Date.now() + oneYear).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The open jobs as an RSS 2.0 feed, newest first. */
export function jobsFeed(jobs: readonly ReceivedJobSummary[], region: Region): string {
  const items = jobs.map((job) => {
    const { closingDate, jobInfo } = job;
    const closing =
      closingDate &&
      `${jobDescriptionPage.meta.closingDate} ${formatDay(closingDate, region.locale)}.`;
    const description = [jobInfo, closing].filter(Boolean).join(' ');
    const parts = [
      element('title', [job.jobTitle, job.jobLocation].filter(Boolean).join(', ')),
      element('link', region.origin + pathTo('job-description', job.jobId)),
      `<guid isPermaLink="false">${escapeXml(String(job.jobCode ?? job.jobId))}</guid>`,
      element('pubDate', job.createdDate && new Date(job.createdDate).toUTCString()),
      // Feed readers treat the text as HTML, so a `<` in it is escaped twice.
      element('description', escapeXml(description)),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', `Jobs at ${brand.name}`),
    element('link', region.origin + pathTo('careers')),
    element('description', `Every open position at ${brand.name}, newest first.`),
    element('language', region.locale.toLowerCase()),
    `<atom:link href="${escapeXml(`${region.origin}/jobs.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return `${XML_HEADER}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`;
}

/** An element with a text, or nothing if there is no text. */
function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
