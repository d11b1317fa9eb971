import { REFUSED_PART_HEADER } from '@kestrova/api-contract';
import { expect, test } from 'vitest';
import {
  createCv,
  createDocx,
  createFile,
  createPdf,
  createPdfOfSize,
} from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { type SentFiles, createApplicationData, readResponse } from '../../testing/visitor.ts';
import { rejectionMessages } from '../../uploads/validate/upload-rules.ts';

const megabyte = 1024 * 1024;

const server = await startTestServer('sqlite');

const send = (files: SentFiles) => server.visitor.sendApplication(createApplicationData(), files);

const htmlMessage =
  'This is an HTML file with the name of a Word file. Please open it, save it as PDF or DOCX, and choose it again.';

test('accepts a file of exactly 5 MB', { tags: ['ASVS-2.3.2', 'ASVS-5.2.1'] }, async () => {
  await server.visitor.apply({}, { cv: createFile(createPdfOfSize(5 * megabyte), 'cv.pdf') });
});

test.each([
  ['HTML named as Word', 415, htmlMessage, createFile('<html></html>', 'cv.doc')],
  [
    'a picture with the name and type of a PDF',
    415,
    rejectionMessages.notAllowed,
    createFile(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'cv.pdf'),
  ],
  ['an empty file', 415, rejectionMessages.empty, createFile('', 'cv.pdf')],
  [
    'a file of one byte more than 5 MB',
    413,
    'File size should not exceed 5MB.',
    createFile(createPdfOfSize(5 * megabyte + 1), 'cv.pdf'),
  ],
])(
  'rejects %s with its message and part, and keeps no file',
  { tags: ['ASVS-2.3.2', 'ASVS-5.2.1'] },
  async (_, status, message, file) => {
    for (const part of ['cv', 'additionalFile']) {
      const response = await send({ cv: createCv(), [part]: file });
      expect(response.headers.get(REFUSED_PART_HEADER)).toBe(part);
      expect(await readResponse(response)).toEqual([status, { exceptionMsg: message }]);
      expect(await server.listIncoming()).toEqual([]);
    }
  },
);

test.each([
  ['cv.docx', 'application/wps-office.docx', createDocx()],
  ['cv.docx', 'application/vnd.ms-office', createDocx()],
  ['cv.docx', 'application/zip', createDocx()],
  ['cv.pdf', 'application/x-pdf', createPdf()],
  ['cv', 'text/plain', createPdf()],
])('accepts %s with the label %s by its content alone', async (name, label, content) => {
  await server.visitor.apply({}, { cv: createFile(content, name, label) });
});

test('rejects applications but not messages with 507 while the disk is nearly full', async () => {
  const full = await startTestServer('sqlite', { MIN_FREE_DISK_MB: '1000000000' });
  const data = createApplicationData();
  const response = await full.visitor.sendApplication(data);
  expect(response.headers.get('retry-after')).toBe('30');
  const error = expect.stringContaining('We have no room for files at the moment.');
  expect(await readResponse(response)).toEqual([507, { error }]);
  expect(await full.findApplications(data.email)).toEqual([]);
  await full.visitor.contact();
});
