import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import {
  Document,
  ExternalHyperlink,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { afterAll, describe, expect, test } from 'vitest';
import { hostileFiles } from '../../testing/hostile-files.ts';
import { createDoc, createDocx, createPdf } from '../../testing/sample-files.ts';
import { unusualFiles } from '../../testing/unusual-files.ts';
import { rejectionMessage } from './upload-rules.ts';
import { validateUpload } from './validate-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'kestrova-uploads-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function validate(content: Uint8Array, fileName = 'cv.pdf') {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  return validateUpload({ path, fileName });
}

describe('documents as programs write them', () => {
  test('a DOCX with a table and a link', async () => {
    const link = new ExternalHyperlink({
      link: 'https://a.example',
      children: [new TextRun('me')],
    });
    const cells = ['2019', 'Engineer'].map(
      (text) => new TableCell({ children: [new Paragraph(text)] }),
    );
    const children = [
      new Paragraph({ children: [link] }),
      new Table({ rows: [new TableRow({ children: cells })] }),
    ];
    const content = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    expect(await validate(content)).toEqual({ isAccepted: true, kind: 'docx', activeContent: [] });
  });

  test.each([{ useObjectStreams: true }, { useObjectStreams: false }])(
    'a PDF with a script and an attachment, %o',
    async (options) => {
      const document = await PDFDocument.create();
      document.addPage();
      const plain = await document.save(options);
      expect(await validate(plain)).toEqual({ isAccepted: true, kind: 'pdf', activeContent: [] });
      document.addJavaScript('open', 'app.alert(1)');
      await document.attach(new Uint8Array(9), 'photo.png', {
        afRelationship: AFRelationship.Data,
      });
      expect(await validate(await document.save(options))).toMatchObject({
        isAccepted: true,
        activeContent: ['javascript'],
      });
      await document.attach(new Uint8Array(9), 'run.exe', { afRelationship: AFRelationship.Data });
      expect(await validate(await document.save(options))).toMatchObject({
        reason: 'attachedProgram',
      });
    },
  );

  test('a PDF with a password for its rights', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ ownerPassword: 'secret' });
    expect(await validate(await document.save())).toMatchObject({ isAccepted: true, kind: 'pdf' });
  });

  test.each([
    ['pdf', createPdf(400_000)],
    ['doc', createDoc()],
    ['docx', createDocx([{ name: 'word/media/a.png', content: Buffer.alloc(900_000, 7) }])],
  ])('a %s is what it is under any name', { tags: ['ASVS-5.2.2'] }, async (kind, content) => {
    for (const name of ['cv.pdf', 'cv.doc', 'cv.docx']) {
      expect(await validate(content, name)).toMatchObject({ isAccepted: true, kind });
    }
  });
});

test.each(unusualFiles())('accepts $kind: $name', async ({ content, kind, activeContent }) => {
  expect(await validate(content)).toEqual({ isAccepted: true, kind, activeContent });
});

test.each(hostileFiles())(
  'rejects $fileName: $name',
  { tags: ['ASVS-5.2.2', 'ASVS-5.2.3'] },
  async ({ content, fileName, reason }) => {
    const message = rejectionMessage(reason, fileName);
    expect(await validate(content, fileName)).toEqual({ isAccepted: false, reason, message });
  },
);

test('says what a file is and what to do, as its name claims something else', () => {
  const todo = 'Please open it, save it as PDF or DOCX, and choose it again.';
  expect(rejectionMessage('rtf', 'cv.doc')).toBe(
    `This is an RTF file with the name of a Word file. ${todo}`,
  );
  expect(rejectionMessage('html', 'CV.PDF')).toBe(
    `This is an HTML file with the name of a PDF file. ${todo}`,
  );
  expect(rejectionMessage('rtf', 'cv.rtf')).toBe(`This is an RTF file. ${todo}`);
});

/** Documents of other projects, beside this one where they are at hand; they are no part of it. */
const samples = resolve(import.meta.dirname, '../../../../../../shared/cv-samples');

const rejectedSamples: readonly (readonly [RegExp, string])[] = [
  [/bomb/, 'tooLarge'],
  [/docm/, 'macros'],
  [/^embed-/, 'program'],
  [/NEWSSLID|word2/, 'notAllowed'],
  [/WordPerfect/, 'wordPerfect'],
  [/WORDML/, 'xml'],
];

function listSamples(kind: 'accept' | 'refuse'): string[] {
  const files = existsSync(samples) ? readdirSync(join(samples, kind)) : [];
  if (existsSync(samples) && files.length === 0) throw new Error(`there are no samples to ${kind}`);
  return files;
}

test('accepts and rejects the samples by their folders', async () => {
  for (const fileName of listSamples('accept')) {
    const verdict = await validateUpload({ path: join(samples, 'accept', fileName), fileName });
    expect({ fileName, ...verdict }).toMatchObject({ fileName, isAccepted: true });
  }
  for (const fileName of listSamples('refuse')) {
    const verdict = await validateUpload({ path: join(samples, 'refuse', fileName), fileName });
    const reason = rejectedSamples.find(([pattern]) => pattern.test(fileName))?.[1];
    expect({ fileName, ...verdict }).toMatchObject({ fileName, isAccepted: false, reason });
  }
});
