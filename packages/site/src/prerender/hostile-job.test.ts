import { regionByCode } from '@kestrova/regions';
import { parse, type ParserError } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { PRERENDERED_DATA_ID } from '../lib/prerendered-data.ts';
import { jobsFeed, sitemap } from './crawler-files.ts';
import { htmlDocument } from './html-document.tsx';
import { listPages, type WrittenPage } from './list-pages.ts';
import { readOpenJobs, type OpenJobs } from './read-open-jobs.ts';
import { renderBody, renderMissingPage } from './render-page.tsx';
import { fullJob } from './testing/sample-jobs.ts';
import { startApi } from './testing/start-api.ts';

const region = regionByCode('us');
const files = { css: '', sheets: [], fonts: [], modules: [] };

/** A text that earlier imports of jobs accepted, and its published form. */
const stored = `Lead\v </script><b>Engineer</b> & ]]>\ufffe\ud800 "of" 'all' <!-- 2\u00a0–\u00a05`;
const published = `Lead </script><b>Engineer</b> & ]]> "of" 'all' <!-- 2\u00a0–\u00a05`;
const hostileJob = {
  ...Object.fromEntries(Object.keys(fullJob).map((name) => [name, stored])),
  jobId: 4713,
  jobInfo: stored,
  jobLevel: stored,
  createdDate: '2026-11-20T08:00:00.000Z',
};

let jobs: OpenJobs;
let pages: WrittenPage[];

beforeAll(async () => {
  const { origin, stop } = await startApi(({ url }, response) =>
    response.end(JSON.stringify(url?.includes('get-all-jobs') ? [hostileJob] : hostileJob)),
  );
  jobs = await readOpenJobs(origin);
  pages = await listPages(region, jobs);
  await stop();
});

test('writes well-formed XML about a job with markup and characters that XML forbids', () => {
  const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
  const item = read(jobsFeed(jobs.lists.us, region)).querySelector('rss > channel > item');
  const textOf = (name: string) => item?.querySelector(name)?.textContent;
  expect(textOf('title')).toBe(`${published}, ${published}`);
  expect(textOf('guid')).toBe(published);
  const description = new DOMParser().parseFromString(textOf('description') ?? '', 'text/html');
  expect(description.body.textContent).toBe(published);
  expect(textOf('link')).toBe('http://localhost:4002/careers/job-description/NDcxMw==');
  expect(textOf('pubDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
  expect(read(sitemap(pages, region)).querySelectorAll('urlset > url')).toHaveLength(pages.length);
});

test('writes every page as HTML without errors, and with each text of such a job', async () => {
  const documents = new Map([['/404', renderMissingPage(region, files)]]);
  for (const page of pages) {
    const body = await renderBody(region.code, page.path, page.data);
    documents.set(page.path, htmlDocument({ region, page, files, css: '', body }));
  }
  const errors: (ParserError & { path: string })[] = [];
  for (const [path, html] of documents) {
    parse(html, { onParseError: (error) => errors.push({ path, ...error }) });
  }
  expect(errors).toEqual([]);

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
