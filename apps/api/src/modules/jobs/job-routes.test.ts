import { schemas } from '@kestrova/api-contract';
import { regions } from '@kestrova/regions';
import { afterEach, expect, test, vi } from 'vitest';
import { createJob } from '../../testing/alerts.ts';
import { dialects } from '../../testing/place.ts';
import { createCv } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createApplicationData, readResponse } from '../../testing/visitor.ts';
import { changeJobs, saveJobs } from './job-repository.ts';

const list = '/v1/website/job/get-all-jobs';
const details = '/v1/website/job/get-job-details-by-id';

afterEach(() => vi.useRealTimers());

async function readListOf({ visitor }: TestServer, query = '') {
  const response = await visitor.get(`${list}${query}`);
  expect(response.status).toBe(200);
  return schemas.getAllJobs.response.parse(await response.json());
}

const server = await startTestServer('sqlite');

test('lists the jobs of a country, newest first', async () => {
  const usa = await readListOf(server, '?jobCountry=USA');
  expect(usa).toHaveLength(12);
  expect(await readListOf(server, '?jobCountry=India')).toHaveLength(16);
  expect(await readListOf(server)).toHaveLength(28);
  const dates = usa.map((job) => job.createdDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const fields = Object.keys(schemas.getAllJobs.response.def.element.shape);
  const [ends, stays] = [true, false].map((value) =>
    usa.find((job) => 'closingDate' in job === value),
  );
  expect(Object.keys(ends ?? {}).toSorted()).toEqual(fields.toSorted());
  expect(new Set(Object.keys({ ...stays, closingDate: '' }))).toEqual(new Set(fields));
});

test('lists on-site and hybrid sample jobs only in our offices or in an office of the client', async () => {
  const cities = regions[0]?.offices.map(({ city }) => city) ?? [];
  const elsewhere = (await readListOf(server)).filter(({ jobMode, jobLocation }) => {
    return jobMode !== 'Remote' && !cities.some((city) => jobLocation.startsWith(city));
  });
  expect(elsewhere).toHaveLength(4);
  for (const { jobInfo } of elsewhere) expect(jobInfo).toMatch(/’s office|the offices and/);
});

test('seeds a salary for jobs in India only, on one line', async () => {
  const jobs = server.services.database.queries.selectFrom('jobs');
  for (const job of await jobs.select(['jobCountry', 'benifits']).execute()) {
    expect(job.benifits).toMatch(job.jobCountry === 'USA' ? /^$/ : /^[\d,]+\u00a0–\u00a0[\d,]+$/);
  }
});

// packages/api-contract tests the spelling of a country, and unknown countries.
test('rejects two countries with 400', { tags: ['ASVS-2.2.1'] }, async () => {
  const sent = server.visitor.get(`${list}?jobCountry=USA&jobCountry=India`);
  const exceptionMsg = 'Country must be given once.';
  expect(await readResponse(sent)).toEqual([400, { exceptionMsg }]);
});

test('returns a job with exactly the fields of the contract', async () => {
  const response = await server.visitor.get(`${details}/1`);
  const job = schemas.getJobDetailsById.response.parse(await response.json());
  expect(job.jobRequirements.split('\r\n').length).toBeGreaterThan(2);
  expect(job.jobDescription).toContain('"reporting_to"');
  expect(Object.keys({ ...job, closingDate: '' }).toSorted()).toEqual(
    Object.keys(schemas.getJobDetailsById.response.shape).toSorted(),
  );
});

const unknownIds = '0 999999 2147483648 99999999999999999999 -1 1.5 abc 1%00 %27'.split(' ');
unknownIds.push('9'.repeat(101));

test.each(unknownIds)('responds with 404 to the id %s', { tags: ['ASVS-2.2.1'] }, async (id) => {
  const sent = server.visitor.get(`${details}/${id}`);
  expect(await readResponse(sent)).toEqual([404, { exceptionMsg: expect.any(String) }]);
});

test('responds with 304 to a known entity tag', async () => {
  const first = await server.visitor.get(list);
  const etag = first.headers.get('etag') ?? '';
  for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await server.visitor.get(list, { 'if-none-match': ifNoneMatch });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  const other = await server.visitor.get(list, { 'if-none-match': '"other"' });
  expect(other.status).toBe(200);
});

test.each(dialects)('hides a closed job until it is reopened (%s)', async (dialect) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const another = await startTestServer(dialect);
  const { queries } = another.services.database;
  const readAll = async () => {
    // The cache looks for changes once a second.
    vi.advanceTimersByTime(1000);
    return readListOf(another, '?jobCountry=USA');
  };
  expect(await readAll()).toHaveLength(12);
  const jobCodes = ['US-INT-1009'];
  const [closed] = await changeJobs(queries, jobCodes, new Date().toISOString());
  const jobId = String(closed?.jobId);
  expect(await readAll()).toHaveLength(11);
  expect((await another.visitor.get(`${details}/${jobId}`)).status).toBe(404);
  await changeJobs(queries, jobCodes, null);
  expect(await readAll()).toHaveLength(12);
});

test.each(dialects)('closes a job once its last day has ended everywhere (%s)', async (dialect) => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const another = await startTestServer(dialect);
  const { visitor, services } = another;
  const job = createJob({ closingDate: '2031-11-30' });
  const { queries } = services.database;
  await queries.transaction().execute((transaction) => saveJobs(transaction, [job]));
  const findAt = async (instant: string) => {
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(instant);
    const jobs = await readListOf(another, '?jobCountry=India');
    return jobs.find(({ jobCode }) => jobCode === job.jobCode);
  };
  const open = await findAt('2031-11-30T23:59:59.999-12:00');
  expect(open?.closingDate).toBe(job.closingDate);
  const jobId = open?.jobId ?? 0;
  const visit = async () => {
    const { status } = await visitor.get(`${details}/${jobId}`);
    const data = createApplicationData({ jobId });
    return [status, await readResponse(visitor.sendApplication(data, { cv: createCv() }))];
  };
  expect(await visit()).toMatchObject([200, [200, { responseCode: 1 }]]);
  expect(await findAt('2031-12-01T00:00:00-12:00')).toBeUndefined();
  expect(await visit()).toMatchObject([404, [200, { responseCode: 0 }]]);
});

test('serves jobs from memory while the database is down', { tags: ['ASVS-16.5.2'] }, async () => {
  const another = await startTestServer('sqlite');
  expect((await another.visitor.get(list)).status).toBe(200);
  expect((await another.visitor.get(`${details}/1`)).status).toBe(200);
  await another.services.database[Symbol.asyncDispose]();
  const lists = await Promise.all(Array.from({ length: 20 }, () => another.visitor.get(list)));
  expect(lists.map((response) => response.status)).toEqual(Array(20).fill(200));
  expect((await another.visitor.get(`${details}/1`)).status).toBe(200);
  expect((await another.visitor.get('/health/ready')).status).toBe(503);
  expect((await another.visitor.get('/health/live')).status).toBe(200);
});
