import { buffer } from 'node:stream/consumers';
import { endpoints, REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import { createLinks } from '../../links/links.ts';
import { changeJobs } from '../jobs/job-repository.ts';
import { createCv, createDocx, createFile, createPdf, sha256 } from '../../testing/sample-files.ts';
import { testLinks } from '../../testing/render-row.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import {
  applyAndOpen,
  createApplicationData,
  createApplicationForm,
  findEmail,
  findOwnToken,
  openOwnApplication,
  readResponse,
} from '../../testing/visitor.ts';
import { rejectionMessages } from '../../uploads/validate/upload-rules.ts';

const careersTo = 'careers@kestrova.example';
const ownPath = `/v1/website${endpoints.getOwnApplication.path}`;
const notFound = { exceptionMsg: expect.stringContaining('This link leads to no application') };

const server = await startTestServer('sqlite');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('shows the job, when it was received and its files', async () => {
  const cv = createCv('Zoë Lebenslauf.pdf');
  const { data, own } = await applyAndOpen(server, {}, { cv });
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
    changes: [],
  });
});

const [india, usa] = ['http://localhost:4001', 'http://localhost:4002'];
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };

test.each([
  ['the country of its job', 13, {}, india],
  ['the country of its job', 1, {}, usa],
  ['the page that sent it', 1, { origin: india }, india],
  ['the country if the page is not ours', 1, foreign, usa],
])('links to the site of %s', async (_, jobId, headers, origin) => {
  const data = createApplicationData({ jobId });
  const { path } = endpoints.submitApplication;
  const response = await server.visitor.post(path, createApplicationForm(data), headers);
  expect(response.status).toBe(200);
  const [saved] = await server.findApplications(data.email);
  const reference = saved?.reference ?? 'none';
  const { text, html } = await findEmail(server.dataDir, data.email, reference);
  const link = `${origin}/careers/application#`;
  expect(text).toContain(link);
  expect(html).toContain(`href="${link}`);
  expect((await findEmail(server.dataDir, careersTo, reference)).text).not.toContain(link);
});

test.each([
  ['no token', () => ({})],
  ['a token of another purpose', (id: string) => bearer(testLinks.createLink('unsubscribe', id))],
  [
    'a token of another key',
    (id: string) => bearer(createLinks('x').createLink('application', id)),
  ],
  ['a changed token', (id: string) => bearer(`${testLinks.createLink('application', id)}x`)],
  ['an id without a signature', (id: string) => bearer(id)],
  ['another scheme', () => ({ authorization: 'Basic YTpi' })],
  ['what is no token', () => bearer('a b')],
  ['an empty token', () => bearer('')],
])('rejects %s with 404', { tags: ['ASVS-8.2.2'] }, async (_, forge) => {
  const { data } = await applyAndOpen(server);
  const [saved] = await server.findApplications(data.email);
  const headers: Record<string, string> = forge(saved?.id ?? 'none');
  const form = new FormData();
  form.set('cv', createCv());
  const responses = await Promise.all([
    server.visitor.get(ownPath, headers),
    server.visitor.post(endpoints.replaceOwnFiles.path, form, headers),
    server.visitor.post(endpoints.withdrawOwnApplication.path, '', headers),
  ]);
  for (const response of responses) {
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readResponse(response)).toEqual([404, notFound]);
  }
  expect(await server.findApplications(data.email)).toHaveLength(1);
});

test('adds a file, replaces another, and emails the applicant and the team', async () => {
  const { data, own } = await applyAndOpen(server, {}, { cv: createCv('old.pdf') });
  const [before] = await server.findApplications(data.email);
  const content = createPdf(100);
  const additionalFile = createFile(createDocx(), 'letter.docx');
  const sent = own.replace({ cv: createFile(content, 'new.pdf'), additionalFile });
  const responseMessage = expect.stringMatching(/received: CV, Additional file\. .* A-/);
  expect(await readResponse(sent)).toEqual([200, { responseCode: 1, responseMessage }]);
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
  expect(notice.text).toMatch(/Replaced: +CV\n/);
  expect(findOwnToken(notice)).toBe('');
  const confirmation = await findEmail(server.dataDir, data.email, reference, 'your files');
  const sameApplication = openOwnApplication(server.visitor, findOwnToken(confirmation));
  expect(await (await sameApplication.read()).json()).toMatchObject({ reference });
  expect(confirmation.text).not.toContain('new.pdf');
});

test('accepts files after the job has closed', async () => {
  const { own } = await applyAndOpen(server, { jobId: 3 });
  await changeJobs(server.services.database.queries, ['US-ODC-1036'], new Date().toISOString());
  expect((await own.replace({ cv: createCv() })).status).toBe(200);
  expect(await (await own.read()).json()).toMatchObject({ isJobOpen: false, files: [{}] });
});

test('changes nothing if a file is rejected', async () => {
  const { own } = await applyAndOpen(server, {}, { cv: createCv('kept.pdf') });
  const storedBefore = await server.listStored();
  const cv = createFile('Dear team', 'cv.pdf');
  const refused = await own.replace({ cv, additionalFile: createCv() });
  expect(refused.headers.get(REFUSED_PART_HEADER)).toBe('cv');
  const { notAllowed } = rejectionMessages;
  expect(await readResponse(refused)).toEqual([415, { exceptionMsg: notAllowed }]);
  const none = { exceptionMsg: 'Please choose a file to send.' };
  expect(await readResponse(own.replace({}))).toEqual([400, none]);
  expect(await (await own.read()).json()).toMatchObject({ files: [{ name: 'kept.pdf' }] });
  expect(await server.listStored()).toEqual(storedBefore);
});

test('limits guesses of tokens like submissions', { tags: ['ASVS-2.4.1'] }, async () => {
  const limited = await startTestServer('sqlite', { RATE_LIMIT_POSTS_PER_MINUTE: '3' });
  const own = openOwnApplication(limited.visitor, 'x'.repeat(43));
  for (const attempt of [
    () => own.read(),
    () => own.withdraw(),
    () => own.replace({ cv: createCv() }),
  ]) {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
  }
});
