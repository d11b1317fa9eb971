import { buffer } from 'node:stream/consumers';
import { endpoints, REFUSED_PART_HEADER, type JobApplicationData } from '@kestrova/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeJobs } from '../jobs/job-repository.ts';
import {
  applyAndOpen,
  createCv,
  findEmail,
  findSecret,
  openOwnApplication,
  type SentFiles,
} from '../../testing/own-application.ts';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import {
  createDocx,
  createFile,
  createPdf,
  mimeTypes,
  sha256,
} from '../../testing/sample-files.ts';
import { until } from '../../testing/until.ts';
import { createApplicationData, createApplicationForm } from '../../testing/visitor.ts';
import { rejectionMessages } from '../../uploads/validate/upload-rules.ts';

const careersTo = 'careers@kestrova.example';
const ownPath = `/v1/website${endpoints.getOwnApplication.path}`;
const notFound = { exceptionMsg: expect.stringContaining('This link leads to no application') };

describe('own applications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  const apply = (changes?: Partial<JobApplicationData>, files?: SentFiles) =>
    applyAndOpen(server, changes, files);

  test('shows the job, when it was received and its files', async () => {
    const cv = createCv('Zoë Lebenslauf.pdf');
    const { data, own } = await apply({}, { cv });
    const response = await own.read();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const [saved] = await server.findApplications(data.email);
    expect(await response.json()).toEqual({
      reference: saved?.reference,
      jobId: 1,
      jobTitle: 'Senior Payments Engineer',
      jobCode: 'US-FIN-1042',
      jobLocation: saved?.location,
      isJobOpen: true,
      receivedAt: saved?.receivedAt,
      files: [{ part: 'cv', name: 'Zoë Lebenslauf.pdf', size: cv.size }],
    });
  });

  test.each([
    ['the country of its job', { jobId: 13 }, {}, 'http://localhost:4001'],
    ['the country of its job', { jobId: 1 }, {}, 'http://localhost:4002'],
    [
      'the page that sent it',
      { jobId: 1 },
      { origin: 'http://localhost:4001' },
      'http://localhost:4001',
    ],
    [
      'the country where the page is not ours',
      { jobId: 1 },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'http://localhost:4002',
    ],
  ])('the link leads to the site of %s', async (_, changes, headers, origin) => {
    const data = createApplicationData(changes);
    const form = createApplicationForm(data);
    const { path } = endpoints.submitApplication;
    expect((await server.visitor.post(path, form, headers)).status).toBe(200);
    const [saved] = await server.findApplications(data.email);
    const reference = saved?.reference ?? 'none';
    const { text, html } = await findEmail(server.dataDir, data.email, reference);
    const link = `${origin}/careers/application#`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}`);
    expect((await findEmail(server.dataDir, careersTo, reference)).text).not.toContain(link);
  });

  test.each([
    ['no secret', undefined],
    ['a wrong secret', `Bearer ${'x'.repeat(43)}`],
    ['the hash of a secret', 'hash'],
    ['another scheme', 'Basic YTpi'],
    ['what is no token', 'Bearer a b'],
    ['an empty token', 'Bearer '],
  ])('%s leads to no application', { tags: ['ASVS-8.2.2'] }, async (_, given) => {
    const { data } = await apply();
    const row = await server.services.database.queries
      .selectFrom('applications')
      .select('secretHash')
      .where('email', '=', data.email)
      .executeTakeFirst();
    const authorization = given === 'hash' ? `Bearer ${row?.secretHash}` : given;
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const form = new FormData();
    form.set('cv', createCv());
    const responses = await Promise.all([
      server.visitor.get(ownPath, headers),
      server.visitor.post(endpoints.replaceOwnFiles.path, form, headers),
      server.visitor.post(endpoints.withdrawOwnApplication.path, '', headers),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual(notFound);
    }
    expect(await server.findApplications(data.email)).toHaveLength(1);
  });

  test('adds a file and replaces another, and tells the applicant and the team', async () => {
    const { data, own } = await apply({}, { cv: createCv('old.pdf') });
    const [before] = await server.findApplications(data.email);
    const content = Buffer.concat([createPdf(), Buffer.from('8 0 obj<</S/JavaScript>>endobj')]);
    const additionalFile = createFile(createDocx(), 'letter.docx', mimeTypes.docx);
    const response = await own.replace({
      cv: createFile(content, 'new.pdf', mimeTypes.pdf),
      additionalFile,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      responseCode: 1,
      responseMessage: expect.stringMatching(/received: CV, Additional file\. .* A-/),
    });
    expect(await (await own.read()).json()).toMatchObject({
      files: [
        { part: 'cv', name: 'new.pdf', size: content.length },
        { part: 'additionalFile', name: 'letter.docx' },
      ],
    });
    const [after] = await server.findApplications(data.email);
    const cv = after?.files.find(({ part }) => part === 'cv');
    const stored = await buffer(await server.services.store.open(cv?.name ?? ''));
    expect(sha256(stored)).toBe(sha256(content));
    const replaced = before?.files[0]?.name ?? 'none';
    await until(async () => !(await server.listStored()).includes(replaced));

    const reference = after?.reference ?? 'none';
    const notice = await findEmail(server.dataDir, careersTo, reference, 'new files');
    expect(notice.replyTo?.[0]?.address).toBe(data.email);
    expect(notice.text).toMatch(/Contains\s+JavaScript:\s+open\s+it\s+with\s+care/);
    expect(notice.text).toMatch(/Replaced: +CV\n/);
    expect(findSecret(notice)).toBe('');
    const confirmation = await findEmail(server.dataDir, data.email, reference, 'your files');
    expect(findSecret(confirmation)).toBe(own.secret);
    expect(confirmation.text).not.toContain('new.pdf');
  });

  test('files are taken also when the job has closed', async () => {
    const { own } = await apply({ jobId: 3 });
    const [job] = await server.services.database.queries
      .selectFrom('jobs')
      .select('jobCode')
      .where('jobId', '=', 3)
      .execute();
    const now = new Date().toISOString();
    await changeJobs(server.services.database.queries, [job?.jobCode ?? ''], now);
    expect((await own.replace({ cv: createCv() })).status).toBe(200);
    expect(await (await own.read()).json()).toMatchObject({ isJobOpen: false, files: [{}] });
  });

  test('a file that is refused changes nothing', async () => {
    const { own } = await apply({}, { cv: createCv('kept.pdf') });
    const storedBefore = await server.listStored();
    const cv = createFile(Buffer.from('<html></html>'), 'cv.png', 'image/png');
    const refused = await own.replace({ cv, additionalFile: createCv() });
    expect([refused.status, refused.headers.get(REFUSED_PART_HEADER)]).toEqual([415, 'cv']);
    expect(await refused.json()).toEqual({ exceptionMsg: rejectionMessages.notAllowed });
    const none = await own.replace({});
    expect([none.status, await none.json()]).toEqual([
      400,
      { exceptionMsg: 'Please choose a file to send.' },
    ]);
    expect(await (await own.read()).json()).toMatchObject({ files: [{ name: 'kept.pdf' }] });
    expect(await server.listStored()).toEqual(storedBefore);
  });
});

test('guessing secrets is limited as submissions are', { tags: ['ASVS-2.4.1'] }, async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_POSTS_PER_MINUTE: '3' });
  const own = openOwnApplication(server.visitor, 'x'.repeat(43));
  for (const attempt of [
    () => own.read(),
    () => own.withdraw(),
    () => own.replace({ cv: createCv() }),
  ]) {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  }
  await server.stop();
});
