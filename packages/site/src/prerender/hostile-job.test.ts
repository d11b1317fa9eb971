import { hash } from 'node:crypto';
import { regionByCode, regions } from '@kestrova/regions';
import { parse, type ParserError } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { PRERENDERED_DATA_ID } from '../lib/hydration/prerendered-data.ts';
import { jobsFeed, sitemap } from './crawler-files.ts';
import { withoutForbiddenCharacters } from '../server/open-jobs.ts';
import { jobPage, type JobLists } from './job-pages.ts';
import { listPages, type WrittenPage } from './list-pages.ts';
import { renderMissingPage, renderPage } from './render-page.tsx';
import { fullJob } from './testing/sample-jobs.ts';

const region = regionByCode('us');
const files = { css: '', sheets: [], fonts: [], modules: [] };

/** A text that earlier imports of jobs accepted, and its published form. */
const stored = `Lead\v </script><b>Engineer</b> & ]]>\ufffe\ud800 "of" 'all' <!-- 2\u00a0–\u00a05`;
const published = `Lead </script><b>Engineer</b> & ]]> "of" 'all' <!-- 2\u00a0–\u00a05`;
const hostileJob = {
  ...Object.fromEntries(Object.keys(fullJob).map((name) => [name, stored])),
  jobId: 4713,
  jobTitle: stored,
  jobInfo: stored,
  jobLevel: stored,
  createdDate: '2026-11-20T08:00:00.000Z',
  closingDate: '2031-11-30',
};

const lists = Object.fromEntries(
  regions.map(({ code }) => [code, [withoutForbiddenCharacters(hostileJob)]]),
) as unknown as JobLists;

let pages: WrittenPage[];

beforeAll(async () => {
  const job = withoutForbiddenCharacters(hostileJob);
  const readAt = Date.now();
  pages = [
    ...(await listPages(region)),
    await jobPage(region, { job, country: region, list: lists.us, readAt }),
  ];
});

test('writes well-formed XML about a job with markup and characters that XML forbids', () => {
  const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
  const item = read(jobsFeed(lists.us, region)).querySelector('rss > channel > item');
  const textOf = (name: string) => item?.querySelector(name)?.textContent;
  expect(textOf('title')).toBe(`${published}, ${published}`);
  expect(textOf('guid')).toBe(published);
  const description = new DOMParser().parseFromString(textOf('description') ?? '', 'text/html');
  expect(description.body.textContent).toBe(`${published} Apply by November 30, 2031.`);
  expect(textOf('link')).toBe('http://localhost:4002/careers/job-description/NDcxMw==');
  expect(textOf('pubDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  expect(read(sitemap(pages, region)).querySelectorAll('urlset > url')).toHaveLength(pages.length);
});

test('writes every page as HTML without errors, and with each text of such a job', async () => {
  const documents = new Map([['/404', renderMissingPage(region, files)]]);
  for (const page of pages) {
    const { html } = await renderPage(region, page, files);
    documents.set(page.path, html);
  }
  const errors: (ParserError & { path: string })[] = [];
  for (const [path, html] of documents) {
    parse(html, { onParseError: (error) => errors.push({ path, ...error }) });
  }
  expect(errors).toEqual([]);
  for (const [path, html] of documents) expect(findForbiddenCode(html), path).toEqual([]);

  const html = documents.get('/careers/job-description/NDcxMw==') ?? '';
  const page = new DOMParser().parseFromString(html, 'text/html');
  const readJson = (selector: string) =>
    JSON.parse(page.querySelector(selector)?.textContent ?? '') as unknown;
  expect(page.querySelector('h1')?.textContent).toBe(published);
  expect(page.querySelector('main')?.textContent).not.toContain(stored);
  expect(readJson(`#${PRERENDERED_DATA_ID}`)).toMatchObject({ job: { qualification: published } });
  const postings = page.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(postings[1]?.textContent ?? '')).toMatchObject({ title: published });
});

/** What a document contains that its own policy forbids: inline code without its hash, and attributes. */
function findForbiddenCode(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  const allowed = policy?.getAttribute('content') ?? '';
  const isData = /json|text\/plain/;
  const code = page.querySelectorAll<HTMLScriptElement>('style, script:not([src])');
  const forbidden = Array.from(code).flatMap(({ type, textContent }) =>
    isData.test(type) || allowed.includes(`'sha256-${hash('sha256', textContent, 'base64')}'`)
      ? []
      : [textContent],
  );
  const attributes = Array.from(page.querySelectorAll('*'), (element) =>
    element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on')),
  ).flat();
  return [...forbidden, ...attributes];
}
