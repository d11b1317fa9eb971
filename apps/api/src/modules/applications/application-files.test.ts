import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMail } from '../../testing/read-mail.ts';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import {
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  mimeTypes,
} from '../../testing/sample-files.ts';
import { dialects } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import { createApplicationData, createApplicationForm } from '../../testing/visitor.ts';
import { createEndlessCompoundFile } from '../../testing/worst-files.ts';
import { rejectionMessage, rejectionMessages } from '../../uploads/validate/upload-rules.ts';

const megabyte = 1024 * 1024;

describe.each(dialects)('files of applications on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(dialect);
  });
  afterAll(() => server.stop());

  const listIncoming = () => readdir(join(server.dataDir, 'incoming'));

  test('accepts a file of exactly 5 MB and refuses one byte more', async () => {
    const send = (size: number) =>
      server.visitor.sendApplication(
        createApplicationForm(createApplicationData(), {
          cv: createFile(createPdfOfSize(size), 'cv.pdf', mimeTypes.pdf),
        }),
      );
    expect((await send(5 * megabyte)).status).toBe(200);
    const refused = await send(5 * megabyte + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ exceptionMsg: 'File size should not exceed 5MB.' });
    expect(await listIncoming()).toEqual([]);
  });

  test.each([
    [
      'a page in disguise',
      '<html></html>',
      'cv.doc',
      mimeTypes.doc,
      rejectionMessage('html', 'cv.doc'),
    ],
    ['a picture by its type', createPdf(), 'cv.png', 'image/png', rejectionMessages.notAllowed],
    ['an empty file', '', 'cv.pdf', mimeTypes.pdf, rejectionMessages.empty],
  ])('refuses %s in its own sentence', async (_, content, name, type, message) => {
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
      additionalFile: createFile(Buffer.from(content), name, type),
    });
    const response = await server.visitor.sendApplication(form);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ exceptionMsg: message });
    expect(await listIncoming()).toEqual([]);
  });

  test('warns the careers team of active content', async () => {
    const data = createApplicationData();
    const content = Buffer.concat([createPdf(), Buffer.from('8 0 obj<</S/JavaScript>>endobj')]);
    const form = createApplicationForm(data, { cv: createFile(content, 'cv.pdf', mimeTypes.pdf) });
    expect((await server.visitor.sendApplication(form)).status).toBe(200);
    expect((await server.findApplications(data.email))[0]?.files[0]?.activeContent).toBe(
      'javascript',
    );
    const findNotice = async () => {
      const emails = await readMail(server.dataDir);
      const { email } = data;
      return emails.find((mail) => mail.replyTo?.[0]?.address === email)?.text;
    };
    await until(async () => (await findNotice()) !== undefined);
    expect(await findNotice()).toContain('Contains JavaScript: open it with care');
  });

  test('says that a file cannot be checked, and lives, where its check breaks a limit', async () => {
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createEndlessCompoundFile(), 'cv.doc', mimeTypes.doc),
    });
    const response = await server.visitor.sendApplication(form);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({
      exceptionMsg:
        'This file is built in a way that we cannot check. Please open it, save it as PDF, and choose it again.',
    });
    const next = createApplicationForm(createApplicationData(), {
      cv: createFile(createDocx(), 'cv.docx', mimeTypes.docx),
    });
    expect((await server.visitor.sendApplication(next)).status).toBe(200);
  });

  test.each([
    ['content', 415, Buffer.from('<html></html>'), 'application/pdf'],
    ['type', 415, createPdf(), 'image/png'],
    ['size', 413, createPdfOfSize(5 * megabyte + 1), 'application/pdf'],
  ])('names the part that is refused for its %s', async (_, status, content, type) => {
    for (const part of ['cv', 'additionalFile']) {
      const response = await server.visitor.sendApplication(
        createApplicationForm(createApplicationData(), {
          cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
          additionalFile: createFile(createPdf(), 'portfolio.pdf', mimeTypes.pdf),
          [part]: createFile(content, 'other.pdf', type),
        }),
      );
      expect([response.status, response.headers.get(REFUSED_PART_HEADER)]).toEqual([status, part]);
    }
  });
});
