import { regionByCode } from '@kestrova/regions';
import { expect, test } from 'vitest';
import { robots, sitemap } from './crawler-files.ts';

test('lists each page with its counterpart on every site', () => {
  const xml = sitemap([{ path: '/home' }], regionByCode('in'));
  expect(xml).toContain('<loc>http://localhost:4001/home</loc>');
  expect(xml).toContain('hreflang="en-US" href="http://localhost:4002/home"');
  expect(xml).toContain('hreflang="en-IN" href="http://localhost:4001/home"');
  expect(xml).toContain('hreflang="x-default" href="http://localhost:4002/home"');
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
