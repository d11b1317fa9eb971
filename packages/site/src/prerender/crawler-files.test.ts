import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { jobsFeed, robots, sitemap } from './crawler-files.ts';

test('lists each page with its counterpart on every site', () => {
  const xml = sitemap([{ path: '/home' }], regionByCode('in'));
  expect(xml).toContain('<loc>http://localhost:4001/home</loc>');
  expect(xml).toContain('hreflang="en-US" href="http://localhost:4002/home"');
  expect(xml).toContain('hreflang="en-IN" href="http://localhost:4001/home"');
});

test('gives each page the day of its last change, and omits an unknown one', () => {
  const pages = [{ path: '/home' }, { path: '/journal', lastModified: '2026-10-27' }];
  const xml = sitemap(pages, regionByCode('us'));
  expect(xml).toContain('/journal</loc><lastmod>2026-10-27</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(1);
});

test('points crawlers to the sitemap of their own site', () => {
  expect(robots(regionByCode('us'))).toContain('Sitemap: http://localhost:4002/sitemap.xml');
});

test('offers jobs as a feed, with markup in their texts escaped', () => {
  const xml = jobsFeed(
    [
      {
        jobId: 1042,
        jobTitle: 'C++ & Rust <Engineer>',
        jobLocation: 'Wilmington',
        jobCode: 'KES-US-1042',
        experince: 4,
        jobLevel: 'Senior',
        jobType: 'Full-time',
        jobMode: 'Hybrid',
        jobInfo: 'Builds ledgers.',
        createdDate: '2026-11-20T08:00:00.000Z',
      },
    ],
    regionByCode('us'),
  );
  expect(xml).toContain('C++ &amp; Rust &lt;Engineer&gt;, Wilmington');
  expect(xml).toContain('<link>http://localhost:4002/careers/job-description/MTA0Mg==</link>');
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate>');
});
