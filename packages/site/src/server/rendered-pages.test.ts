import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pathTo } from '@kestrova/paths';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApi } from './testing/start-api.ts';
import { startSite } from './testing/start-site.ts';

const day = 24 * 60 * 60 * 1000;
const createJob = (jobId: number, changes: object = {}) => ({
  jobId,
  jobTitle: `Tester ${jobId}`,
  jobDescription: `Tests part ${jobId}.`,
  createdDate: new Date(Date.now() - day).toISOString(),
  ...changes,
});

/** The data of a page, which has the texts of jobs too, and shows nothing. */
const invisibleData = /<script\b(?! id="start")[^]*?<\/script>/g;

/** How an API fails. */
const failures: Record<string, (response: ServerResponse) => void> = {
  silent: () => undefined,
  wrong: (response) => response.end('<h1>It works!</h1>'),
  broken: (response) => response.writeHead(500).end('{"error":"It is broken."}'),
  gone: (response) => response.destroy(),
};

/** Starts a site and its API, whose jobs and failure a test can change, and a clock that it can move. */
async function startJobs(jobs: object[] = [createJob(1), createJob(2)]) {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const state = {
    jobs: jobs as { jobId: number }[],
    fail: undefined as ((response: ServerResponse) => void) | undefined,
    /** The requests that fail; all by default. */
    failing: '',
    /** The requests since it was last emptied, as path and status. */
    requests: [] as string[],
  };
  const { origin } = await startApi((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api');
    const name = pathname.split('/').at(-1) + (searchParams.get('jobCountry') ?? '');
    if (state.fail && name.includes(state.failing)) {
      state.requests.push(name);
      state.fail(response);
      return;
    }
    const list = searchParams.get('jobCountry') === 'USA' ? state.jobs : [];
    const job = state.jobs.find(({ jobId }) => pathname.endsWith(`/${jobId}`));
    const body = JSON.stringify(pathname.endsWith('get-all-jobs') ? list : job);
    const etag = body && `"${hash('sha256', body).slice(0, 8)}"`;
    const isUnchanged = etag !== undefined && request.headers['if-none-match'] === etag;
    let status = body ? 200 : 404;
    if (isUnchanged) status = 304;
    state.requests.push(`${name} ${status}`);
    response.writeHead(status, etag ? { etag } : {}).end(isUnchanged ? undefined : (body ?? '{}'));
  });
  const site = await startSite(origin);
  onTestFinished(site.stop);
  return {
    ...site,
    state,
    read: async (path: string, headers = {}) => {
      const response = await fetch(site.url + path, {
        headers: { 'Accept-Encoding': 'br', ...headers },
      });
      const text = (await response.text()).replaceAll(invisibleData, '');
      return { status: response.status, text, headers: response.headers };
    },
    passSecond: () => void vi.advanceTimersByTime(1000),
  };
}

const firstJob = pathTo('job-description', 1);
const paths = ['/careers', firstJob, '/sitemap.xml', '/jobs.xml'];

test('renders what depends on jobs from the jobs of the API', async () => {
  const { read } = await startJobs();
  const [careers, job, sitemap, feed] = await Promise.all(paths.map((path) => read(path)));
  expect(careers?.text).toContain('Tester 2');
  expect(job?.text).toContain('Tests part 1.');
  expect(job?.text).toContain('<link rel="canonical"');
  expect(sitemap?.text).toContain(`${firstJob}</loc>`);
  expect(feed?.text).toContain('<title>Tester 2</title>');
  for (const page of [careers, job, sitemap, feed]) {
    expect(page?.status).toBe(200);
    expect(page?.headers.get('content-encoding')).toBe('br');
  }
});

test('shows a corrected, a new, a closed and a reopened job at the next request', async () => {
  const { read, state, passSecond } = await startJobs();
  await read(firstJob);
  state.jobs = [createJob(1, { jobDescription: 'Tests everything.' }), createJob(3)];
  passSecond();
  expect((await read(firstJob)).text).toContain('Tests everything.');
  expect((await read(pathTo('job-description', 3))).text).toContain('Tests part 3.');
  expect((await read('/careers')).text).toContain('Tester 3');
  const closed = await read(pathTo('job-description', 2));
  expect([closed.status, closed.text]).toEqual([404, expect.stringContaining('Not here')]);
  expect((await read('/sitemap.xml')).text).not.toContain(pathTo('job-description', 2));
  state.jobs.push(createJob(2));
  passSecond();
  expect((await read(pathTo('job-description', 2))).status).toBe(200);
});

test('asks for each thing at most once a second, by one request at a time, with its ETag', async () => {
  const { read, state, passSecond } = await startJobs();
  const lists = (status: number) => [
    `get-all-jobsIndia ${status}`,
    `get-all-jobsUSA ${status}`,
    `1 ${status}`,
  ];
  await Promise.all(Array.from({ length: 20 }, () => read(firstJob)));
  expect(state.requests).toEqual(lists(200));
  await read(firstJob);
  expect(state.requests).toEqual(lists(200));
  state.requests = [];
  passSecond();
  await Promise.all(paths.map((path) => read(path)));
  expect(state.requests).toEqual(lists(304));
});

test('asks the API for no job that is not in its lists', async () => {
  const { read, state } = await startJobs();
  expect((await read(pathTo('job-description', 99))).status).toBe(404);
  expect(state.requests).not.toContain('99 404');
});

test.each(Object.keys(failures))('sends the last pages if the API is %s', async (failure) => {
  const { read, state, passSecond, reports } = await startJobs();
  const before = await Promise.all(paths.map((path) => read(path)));
  state.fail = failures[failure];
  passSecond();
  const after = await Promise.all(paths.map((path) => read(path)));
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  expect(reports).toEqual([expect.stringContaining('gives no list of jobs')]);
  state.fail = undefined;
  passSecond();
  await read('/careers');
  expect(reports[1]).toContain('gives its list of jobs again');
});

test.each(Object.keys(failures))(
  'sends pages that the browser fills if the API is %s from the start',
  async (failure) => {
    const { read, state } = await startJobs();
    state.fail = failures[failure];
    const [careers, job, sitemap, feed] = await Promise.all(paths.map((path) => read(path)));
    expect(careers?.text).toContain('Careers, filled by the browser');
    expect(job?.text).toContain('noindex');
    expect(job?.text).toContain('<div id="root" data-prerendered>');
    expect(sitemap?.text).toContain('/careers</loc>');
    expect([careers, job, sitemap, feed].map((page) => page?.status)).toEqual(Array(4).fill(200));
  },
);

test('sends the last page of a job if the API gives the lists but not the job', async () => {
  const { read, state, passSecond } = await startJobs();
  await read(firstJob);
  Object.assign(state, { fail: failures['broken'], failing: '1' });
  passSecond();
  expect((await read(firstJob)).text).toContain('Tests part 1.');
});

test('shows the other jobs if one is unreadable, and names it in the log', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { read } = await startJobs([createJob(1, { jobTitle: 7 }), createJob(2)]);
  expect((await read('/careers')).text).toContain('Tester 2');
  expect((await read(pathTo('job-description', 2))).text).toContain('Tests part 2.');
  expect((await read(firstJob)).status).toBe(404);
  expect(log).toHaveBeenCalledOnce();
});

test('renders a page again on the next day', async () => {
  const { read, passSecond } = await startJobs();
  expect((await read('/careers')).text).toContain('Posted 1 day ago');
  vi.setSystemTime(Date.now() + day);
  passSecond();
  expect((await read('/careers')).text).toContain('Posted 2 days ago');
});

test('sends an unchanged page again as 304', async () => {
  const { read } = await startJobs();
  const etag = (await read('/careers')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect((await read('/careers', { 'If-None-Match': etag })).status).toBe(304);
});

test.each([
  ['/careers/job-description/MQ', '/careers/job-description/MQ=='],
  ['/careers/job-description/MQ=?a=1', '/careers/job-description/MQ==?a=1'],
  ['/careers/job-description/MQ==/', '/careers/job-description/MQ=='],
])('redirects %s to %s, and opens an id with escapes', async (path, location) => {
  const { url, read } = await startJobs();
  const response = await fetch(url + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  expect((await read('/careers/job-description/MQ%3D%3D')).text).toContain('Tests part 1.');
});
