import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/open-for-test.ts';
import { createDoc, createDocx, createPdf } from '../../testing/sample-files.ts';
import { hostileFiles, unusualFiles } from '../../testing/upload-samples.ts';
import { worstFiles } from '../../testing/worst-files.ts';
import { rejectUpload } from './upload-rules.ts';
import { validateUpload } from './validate-upload.ts';

const path = join(createTemporaryFolder(), 'upload');

async function validate(content: Uint8Array, fileName = 'cv.pdf') {
  writeFileSync(path, content);
  return validateUpload({ path, fileName });
}

/** Documents that the packages docx 9.15 and @cantoo/pdf-lib 2.11 have written. */
test.each([
  ['docx', 'table-and-link.docx'],
  ['pdf', 'password-for-rights.pdf'],
  ['pdf', 'object-streams-script-and-attachment.pdf'],
])('accepts a real %s: %s', async (kind, name) => {
  const content = readFileSync(join(import.meta.dirname, 'samples', name));
  expect(await validate(content)).toEqual({ isAccepted: true, kind });
});

test.each([
  ['pdf', createPdf(400_000)],
  ['doc', createDoc()],
  ['docx', createDocx([{ name: 'word/media/a.png', content: Buffer.alloc(900_000, 7) }])],
])('accepts a %s under any name', { tags: ['ASVS-5.2.2'] }, async (kind, content) => {
  for (const name of ['cv.pdf', 'cv.doc', 'cv.docx']) {
    expect(await validate(content, name)).toEqual({ isAccepted: true, kind });
  }
});

test.each(unusualFiles())('accepts $kind: $name', async ({ content, kind }) => {
  expect(await validate(content)).toEqual({ isAccepted: true, kind });
});

test.each(hostileFiles())(
  'rejects $fileName: $name',
  { tags: ['ASVS-5.2.2', 'ASVS-5.2.3'] },
  async ({ content, fileName, reason }) => {
    expect(await validate(content, fileName)).toEqual(rejectUpload(reason, fileName));
  },
);

test.each(worstFiles())(
  'responds with $status to $fileName: $name',
  { tags: ['ASVS-5.2.3'] },
  async ({ content, fileName, status }) => {
    const isAccepted = status === 200;
    expect(await validate(content, fileName)).toMatchObject({ isAccepted });
  },
);

test('reads a file after the check of the one before it has ended', async () => {
  const late = join(createTemporaryFolder(), 'late');
  writeFileSync(path, createDocx());
  const checked = validateUpload({ path, fileName: 'cv.docx' });
  const first = checked.then(() => writeFileSync(late, createPdf()));
  const second = validateUpload({ path: late, fileName: 'cv.pdf' });
  await first;
  expect(await second).toEqual({ isAccepted: true, kind: 'pdf' });
});

test('validates the next file after one that cannot be read', async () => {
  const missing = validateUpload({ path: `${path}-missing`, fileName: 'cv.pdf' });
  const next = validate(createPdf());
  await expect(missing).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await next).toEqual({ isAccepted: true, kind: 'pdf' });
});

test('explains what to do with a file in another format', () => {
  const todo = 'Please open it, save it as PDF or DOCX, and choose it again.';
  expect(rejectUpload('rtf', 'cv.doc')).toMatchObject({
    message: `This is an RTF file with the name of a Word file. ${todo}`,
  });
  expect(rejectUpload('html', 'CV.PDF')).toMatchObject({
    message: `This is an HTML file with the name of a PDF file. ${todo}`,
  });
  expect(rejectUpload('rtf', 'cv.rtf')).toMatchObject({
    message: `This is an RTF file. ${todo}`,
  });
  expect(rejectUpload('word2', 'cv.doc')).toMatchObject({
    message: `This document was saved by Word 2. ${todo}`,
  });
});

/** Documents of other projects, if they are beside this repository; they are not part of it. */
const samples = resolve(import.meta.dirname, '../../../../../../shared/cv-samples');

const rejectedSamples: readonly (readonly [RegExp, string])[] = [
  [/docm/, 'macros'],
  [/^embed-/, 'program'],
  [/NEWSSLID|word2/, 'word2'],
  [/WordPerfect/, 'wordPerfect'],
  [/WORDML/, 'xml'],
];

/** What unpacks to 1 GB is left to the virus scanner. */
const listSamples = (kind: 'accept' | 'refuse') =>
  existsSync(samples)
    ? readdirSync(join(samples, kind)).filter((name) => !name.includes('bomb'))
    : [];

test.each(listSamples('accept'))('accepts %s', async (fileName) => {
  const verdict = await validateUpload({ path: join(samples, 'accept', fileName), fileName });
  expect(verdict).toMatchObject({ isAccepted: true });
});

test.each(listSamples('refuse'))('rejects %s', async (fileName) => {
  const verdict = await validateUpload({ path: join(samples, 'refuse', fileName), fileName });
  const reason = rejectedSamples.find(([pattern]) => pattern.test(fileName))?.[1];
  expect(verdict).toMatchObject({ isAccepted: false, reason });
});
