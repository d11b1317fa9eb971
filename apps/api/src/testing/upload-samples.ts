import { randomBytes } from 'node:crypto';
import { createPdf, createZip, join, program, type Sample } from './sample-files.ts';
import { listDocs, listDocx } from './word-samples.ts';

const pdf = createPdf(2000);
const archive = createZip([{ name: 'a.txt', content: 'a' }]);
const picture = join(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(600));

/** What is sent as `cv.pdf`. */
const listPdfs = (): Sample[] => [
  ['1,024 bytes before the header', join(' '.repeat(1024), pdf), undefined],
  ['a line break before the header', join('\r\n', pdf), undefined],
  ['bytes after the end', join(pdf, archive), undefined],
  ['half of a PDF', pdf.subarray(0, pdf.length / 2), undefined],
  ['nothing', '', 'empty'],
  ['a bare PDF header', '%PDF-', 'damagedPdf'],
  ['a PDF header and end', '%PDF-1.7\nstartxref\n0\n%%EOF', 'damagedPdf'],
  ['a PDF that begins too late', join(' '.repeat(1025), pdf), 'notAllowed'],
  ['an archive before a PDF', join(archive, pdf), 'notAllowed'],
  ['a program', program, 'notAllowed'],
  ['a program before a PDF', join(program, pdf), 'notAllowed'],
  ['a picture', picture, 'notAllowed'],
  ['noise', join(Buffer.alloc(8), randomBytes(4096)), 'notAllowed'],
];

/** All samples of documents, and of other files sent as documents, with their reasons of rejection. */
const listSamples = () =>
  Object.entries({ pdf: listPdfs(), doc: listDocs(), docx: listDocx() }).flatMap(([kind, rows]) =>
    rows.map(([name, content, reason]) => {
      const bytes = Buffer.from(content as Uint8Array);
      return { name, content: bytes, kind, fileName: `cv.${kind}`, reason };
    }),
  );

/** Files that contain programs or macros or are not documents, each with the reason of its rejection. */
export function hostileFiles() {
  return listSamples().flatMap(({ reason, ...file }) =>
    reason === undefined ? [] : [{ ...file, reason }],
  );
}

/** Unusual documents that readers open and that are accepted. */
export function unusualFiles() {
  return listSamples().filter(({ reason }) => reason === undefined);
}
