import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase, queryTimeouts } from '../../database/open-database.ts';
import { startServer } from '../../server.ts';
import { readMail } from '../../testing/read-mail.ts';
import { startTestServer, type TestServer } from '../../testing/running-server.ts';
import {
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
  mimeTypes,
} from '../../testing/sample-files.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { createTestPlace } from '../../testing/test-database.ts';
import { until } from '../../testing/until.ts';
import {
  createApplicationData,
  createApplicationForm,
  createContactRequest,
  createVisitor,
} from '../../testing/visitor.ts';
import { createEndlessCompoundFile } from '../../testing/worst-files.ts';
import { rejectionMessage, rejectionMessages } from '../../uploads/validate/upload-rules.ts';

const megabyte = 1024 * 1024;

afterEach(() => vi.useRealTimers());

describe('files of applications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  const listIncoming = () => readdir(join(server.dataDir, 'incoming'));

  test('accepts a file of exactly 5 MB', { tags: ['ASVS-2.3.2', 'ASVS-5.2.1'] }, async () => {
    const form = createApplicationForm(createApplicationData(), {
      cv: createFile(createPdfOfSize(5 * megabyte), 'cv.pdf', mimeTypes.pdf),
    });
    expect((await server.visitor.sendApplication(form)).status).toBe(200);
  });

  test.each([
    [
      'HTML named as Word',
      { status: 415, message: rejectionMessage('html', 'cv.doc') },
      createFile(Buffer.from('<html></html>'), 'cv.doc', mimeTypes.doc),
    ],
    [
      'the type of a picture',
      { status: 415, message: rejectionMessages.notAllowed },
      createFile(createPdf(), 'cv.png', 'image/png'),
    ],
    [
      'an empty file',
      { status: 415, message: rejectionMessages.empty },
      createFile(Buffer.from(''), 'cv.pdf', mimeTypes.pdf),
    ],
    [
      'a file of one byte more than 5 MB',
      { status: 413, message: 'File size should not exceed 5MB.' },
      createFile(createPdfOfSize(5 * megabyte + 1), 'cv.pdf', mimeTypes.pdf),
    ],
  ])(
    'rejects %s with its message and part, and keeps no file',
    { tags: ['ASVS-2.3.2', 'ASVS-5.2.1'] },
    async (_, expected, file) => {
      for (const part of ['cv', 'additionalFile']) {
        const form = createApplicationForm(createApplicationData(), {
          cv: createFile(createPdf(), 'cv.pdf', mimeTypes.pdf),
          [part]: file,
        });
        const response = await server.visitor.sendApplication(form);
        expect(response.status).toBe(expected.status);
        expect(response.headers.get(REFUSED_PART_HEADER)).toBe(part);
        expect(await response.json()).toEqual({ exceptionMsg: expected.message });
        expect(await listIncoming()).toEqual([]);
      }
    },
  );

  test('warns the careers team about active content', async () => {
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
    expect(await findNotice()).toMatch(/Contains\s+JavaScript:\s+open\s+it\s+with\s+care/);
  });

  test('rejects a file whose validation exceeds a limit, and goes on', async () => {
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
});

test('rejects an application with 507 while the disk is nearly full, and no message', async () => {
  const full = await startTestServer('sqlite', { MIN_FREE_DISK_MB: '1000000000' });
  const data = createApplicationData();
  const response = await full.visitor.sendApplication(createApplicationForm(data));
  expect(response.status).toBe(507);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toEqual({
    error: expect.stringContaining('We have no room for files at the moment.'),
  });
  expect(await full.findApplications(data.email)).toEqual([]);
  expect((await full.visitor.sendContactRequest(createContactRequest())).status).toBe(200);
  await full.stop();
});

test('removes the files of a server that was killed before it saved their record', async () => {
  const place = await createTestPlace('postgres');
  const killed = await startServerProcess(place.environment);
  const visitor = await createVisitor(killed.port);
  const database = openDatabase(place.config.database, queryTimeouts.operator);
  const listStored = () => readdirSync(place.config.files.uploadsDir, { recursive: true });
  const cv = createFile(createPdf(), 'cv.pdf', mimeTypes.pdf);
  const form = createApplicationForm(createApplicationData(), { cv });
  await database.queries.transaction().execute(async (transaction) => {
    await sql`lock table applications in access exclusive mode`.execute(transaction);
    const response = visitor.sendApplication(form).catch(() => undefined);
    await until(() => listStored().some((name) => String(name).endsWith('.pdf')));
    await killed.end('SIGKILL');
    await response;
  });

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startServer(place.config);
  const keepUntil = new Date(Date.now() - 1000).toISOString();
  await database.queries.updateTable('pendingRemovals').set({ keepUntil }).execute();
  await until(() => {
    vi.advanceTimersByTime(place.config.files.cleanupInterval);
    return !listStored().some((name) => String(name).endsWith('.pdf'));
  });
  await server.stop();
  await database.close();
  place.remove();
});
