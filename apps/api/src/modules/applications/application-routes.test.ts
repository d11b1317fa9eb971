import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createCv, createDocx, createFile, createPdf, sha256 } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { createApplicationData, readResponse, findEmail } from '../../testing/visitor.ts';

const server = await startTestServer('sqlite');

test('saves an application, and sends both emails', { tags: ['ASVS-5.3.2'] }, async () => {
  const data = createApplicationData();
  const [cv, additionalFile] = [createPdf(300_000), createDocx()];
  const sent = server.visitor.sendApplication(data, {
    cv: createFile(cv, 'Zoë Lebenslauf.pdf'),
    additionalFile: createFile(additionalFile, 'letter.docx'),
  });
  const responseMessage = expect.stringMatching(/reference is A-/);
  const expected = { responseCode: 1, responseMessage, email: data.email };
  expect(await readResponse(sent)).toEqual([200, expected]);

  const [saved] = await server.findApplications(data.email);
  expect(saved).toMatchObject({ ...data, privacyEnable: 1, contactMeEnable: 1 });
  const files = saved?.files.toSorted((one, other) => other.part.localeCompare(one.part)) ?? [];
  expect(files.map(({ part, originalName, kind }) => [part, originalName, kind])).toEqual([
    ['cv', 'Zoë Lebenslauf.pdf', 'pdf'],
    ['additionalFile', 'letter.docx', 'docx'],
  ]);
  for (const [index, content] of [cv, additionalFile].entries()) {
    const stored = await buffer(await server.services.store.open(files[index]?.name ?? ''));
    expect(sha256(stored)).toBe(sha256(content));
    expect(files[index]?.sha256).toBe(sha256(content));
  }
  expect(await server.listIncoming()).toEqual([]);

  const reference = saved?.reference ?? 'none';
  const confirmation = await findEmail(server.dataDir, data.email, 'Senior Payments Engineer');
  expect(confirmation.text).toContain(reference);
  const confirmationText = JSON.stringify(confirmation);
  for (const typed of [data.firstName, data.lastName, data.phNo, 'ledgers', 'Lebenslauf']) {
    expect(confirmationText).not.toContain(typed);
  }
  const notice = await findEmail(server.dataDir, 'careers@kestrova.example', reference);
  expect(notice.text).toContain(data.phNo);
});

test('accepts an application without a CV, and one whose file field was left empty', async () => {
  await server.visitor.apply();
  const additionalFile = createFile(Buffer.alloc(0), '', 'application/octet-stream');
  const { email } = await server.visitor.apply({}, { additionalFile });
  expect((await server.findApplications(email))[0]?.files).toEqual([]);
});

test.each([77_777, 2_147_483_648, 999_999_999_999_999])(
  'reports job %i as closed by responseCode 0',
  { tags: ['ASVS-2.2.3'] },
  async (jobId) => {
    const data = createApplicationData({ jobId });
    const sent = server.visitor.sendApplication(data, { cv: createCv() });
    const responseMessage = expect.stringContaining('no longer open');
    expect(await readResponse(sent)).toEqual([200, { responseCode: 0, responseMessage }]);
    expect(await server.listIncoming()).toEqual([]);
  },
);

test.each([
  ['{', 'The part "data" must hold the application as JSON.'],
  ['[]', 'The part "data" must hold the application as JSON.'],
  ['{}', 'First name must not be empty.'],
])('rejects the data %s', { tags: ['ASVS-2.2.2'] }, async (data, message) => {
  const form = new FormData();
  form.set('data', data);
  const sent = server.visitor.post('/job/application', form);
  expect(await readResponse(sent)).toEqual([400, { exceptionMsg: message }]);
});

test.each([
  ['its lines end with LF', 'Content-Disposition: form-data; name="cv"; filename="cv.pdf"\n\n'],
  [
    'its name holds a line break',
    'Content-Disposition: form-data; name="cv"; filename="my\n cv.pdf"\r\n\r\n',
  ],
  ['it is an attachment', 'Content-Disposition: attachment; name="cv"; filename="cv.pdf"\r\n\r\n'],
  ['it has no disposition', 'Content-Type: application/pdf\r\n\r\n'],
  [
    'it has more than 20 headers',
    `${'X-Note: 1\r\n'.repeat(20)}Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
  ],
])('rejects a form with a file that cannot be read because %s', async (_, headers) => {
  const data = createApplicationData();
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="data"\r\n\r\n'),
    Buffer.from(`${JSON.stringify(data)}\r\n--b\r\n${headers}`),
    createPdf(),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const sent = server.visitor.post('/job/application', body, {
    'content-type': 'multipart/form-data; boundary=b',
  });
  const exceptionMsg = expect.stringContaining('A part of the form could not be read');
  expect(await readResponse(sent)).toEqual([400, { exceptionMsg }]);
  expect(await server.findApplications(data.email)).toEqual([]);
  expect(await server.listIncoming()).toEqual([]);
});

test('rejects a body that is not a form with 415', { tags: ['ASVS-3.5.2'] }, async () => {
  const exceptionMsg =
    'What was sent has a format that we cannot read. Please reload the page and send it again.';
  const sent = server.visitor.postJson('/job/application', {});
  expect(await readResponse(sent)).toEqual([415, { exceptionMsg }]);
});
