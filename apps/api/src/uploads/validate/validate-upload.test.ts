import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../testing/open-for-test.ts';
import { createDoc, createDocx, createPdf } from '../../testing/sample-files.ts';
import { hostileFiles, unusualFiles } from '../../testing/upload-samples.ts';
import { rejectUpload } from './upload-rules.ts';
import { validateUpload } from './validate-upload.ts';

const path = join(createTemporaryFolder(), 'upload');

async function validate(content: Uint8Array, fileName = 'cv.pdf') {
  writeFileSync(path, content);
  return validateUpload({ path, fileName });
}

/** Documents that the packages docx 9.15 and @cantoo/pdf-lib 2.11 have written. */
const readSample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name));

test.each([
  ['docx', 'table-and-link.docx', []],
  ['pdf', 'object-streams.pdf', []],
  ['pdf', 'plain-objects.pdf', []],
  ['pdf', 'object-streams-script-and-attachment.pdf', ['javascript']],
  ['pdf', 'plain-objects-script-and-attachment.pdf', ['javascript']],
])('accepts a real %s: %s', async (kind, name, activeContent) => {
  expect(await validate(readSample(name))).toEqual({ isAccepted: true, kind, activeContent });
});

test.each(['object-streams-attached-program.pdf', 'plain-objects-attached-program.pdf'])(
  'rejects a PDF with a program: %s',
  async (name) => {
    expect(await validate(readSample(name))).toMatchObject({ reason: 'attachedProgram' });
  },
);

test('accepts a PDF with an owner password', async () => {
  const content = readSample('password-for-rights.pdf');
  expect(await validate(content)).toMatchObject({ isAccepted: true, kind: 'pdf' });
});

test.each([
  ['pdf', createPdf(400_000)],
  ['doc', createDoc()],
  ['docx', createDocx([{ name: 'word/media/a.png', content: Buffer.alloc(900_000, 7) }])],
])('accepts a %s under any name', { tags: ['ASVS-5.2.2'] }, async (kind, content) => {
  for (const name of ['cv.pdf', 'cv.doc', 'cv.docx']) {
    expect(await validate(content, name)).toMatchObject({ isAccepted: true, kind });
  }
});

test.each(unusualFiles())('accepts $kind: $name', async ({ content, kind, activeContent }) => {
  expect(await validate(content)).toEqual({ isAccepted: true, kind, activeContent });
});

test.each(hostileFiles())(
  'rejects $fileName: $name',
  { tags: ['ASVS-5.2.2', 'ASVS-5.2.3'] },
  async ({ content, fileName, reason }) => {
    expect(await validate(content, fileName)).toEqual(rejectUpload(reason, { fileName }));
  },
);

test('explains what to do with a file in another format', () => {
  const todo = 'Please open it, save it as PDF or DOCX, and choose it again.';
  expect(rejectUpload('rtf', { fileName: 'cv.doc' })).toMatchObject({
    message: `This is an RTF file with the name of a Word file. ${todo}`,
  });
  expect(rejectUpload('html', { fileName: 'CV.PDF' })).toMatchObject({
    message: `This is an HTML file with the name of a PDF file. ${todo}`,
  });
  expect(rejectUpload('rtf', { fileName: 'cv.rtf' })).toMatchObject({
    message: `This is an RTF file. ${todo}`,
  });
  expect(rejectUpload('word2', { fileName: 'cv.doc' })).toMatchObject({
    message: `This document was saved by Word 2. ${todo}`,
  });
});

/** Documents of other projects, if they are beside this repository; they are not part of it. */
const samples = resolve(import.meta.dirname, '../../../../../../shared/cv-samples');

const rejectedSamples: readonly (readonly [RegExp, string])[] = [
  [/bomb/, 'tooLarge'],
  [/docm/, 'macros'],
  [/^embed-/, 'program'],
  [/NEWSSLID|word2/, 'word2'],
  [/WordPerfect/, 'wordPerfect'],
  [/WORDML/, 'xml'],
];

const listSamples = (kind: 'accept' | 'refuse') =>
  existsSync(samples) ? readdirSync(join(samples, kind)) : [];

test.each(listSamples('accept'))('accepts %s', async (fileName) => {
  const verdict = await validateUpload({ path: join(samples, 'accept', fileName), fileName });
  expect(verdict).toMatchObject({ isAccepted: true });
});

test.each(listSamples('refuse'))('rejects %s', async (fileName) => {
  const verdict = await validateUpload({ path: join(samples, 'refuse', fileName), fileName });
  const reason = rejectedSamples.find(([pattern]) => pattern.test(fileName))?.[1];
  expect(verdict).toMatchObject({ isAccepted: false, reason });
});
