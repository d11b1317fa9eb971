import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createDocx, createPdf, createZip } from './sample-files.ts';

const megabyte = 1024 * 1024;

/** Files made to keep a parser busy or to fill memory; 200 if harmless, 415 if too expensive to inspect. */
export function worstFiles() {
  const zeros = Buffer.alloc(150 * megabyte);
  const bomb = createZip([{ name: 'zeros.xml', content: zeros, declaredSize: 100 }]);
  const nest = ['a', 'b'].map((name) => ({ name: `word/embeddings/${name}.bin`, content: bomb }));
  const tags = `<w:document>${'<a b="c"/>'.repeat(1_500_000)}</w:document>`;
  const withFootnotes = (content: Buffer | string) =>
    createDocx([{ name: 'word/footnotes.xml', content }]);
  const endMarks = createEndMarks(8192);
  const marks = `<< >>\nstream\n${endMarks.toString('latin1')}\nendstream\nendobj\nstartxref\n9\n%%EOF\n`;
  const rows: [status: 200 | 415, fileName: string, name: string, content: Buffer][] = [
    [415, 'cv.docx', '8,192 end marks of an archive', endMarks],
    [200, 'cv.pdf', 'a PDF with 8,192 end marks of an archive', createPdfWith(marks)],
    [415, 'cv.docx', '65,534 parts in 3.7 MB', createManyParts()],
    [415, 'cv.docx', '150 MB of zeros twice, in archives in a document', createDocx(nest)],
    [200, 'cv.docx', '15 MB of elements', withFootnotes(tags)],
    [200, 'cv.docx', '150 MB of what is no XML', withFootnotes(zeros)],
    [
      200,
      'cv.pdf',
      'a PDF of 300,000 streams',
      createPdfWith('stream\nendstream '.repeat(300_000)),
    ],
    [200, 'cv.pdf', 'a PDF of 400,000 file names', createPdfWith('/EF /F(a.txt)'.repeat(400_000))],
    [200, 'cv.pdf', 'a PDF of 1,700,000 codes', createPdfOfCodes()],
    [415, 'cv.doc', 'a compound file whose chain never ends', readEndlessDoc()],
  ];
  return rows.map(([status, fileName, name, content]) => ({ name, content, fileName, status }));
}

const createPdfWith = (object: string) =>
  Buffer.concat([createPdf(), Buffer.from(`8 0 obj\n${object}`, 'latin1')]);

/** A PDF whose check takes a second. */
export const createPdfOfCodes = () => createPdfWith('#41'.repeat(1_700_000));

function createEndMarks(count: number): Buffer {
  const mark = Buffer.from('PK\x05\x06\0\0\0\0', 'latin1');
  const start = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(200)]);
  return Buffer.concat([start, ...Array.from({ length: count }, () => mark)]);
}

/** One part that the directory lists as often as possible. */
function createManyParts(): Buffer {
  const archive = createZip([{ name: 'word/a.xml', content: '<a/>' }]);
  const directoryAt = archive.indexOf('PK\x01\x02', 0, 'latin1');
  const entry = archive.subarray(directoryAt, -22);
  const end = Buffer.from(archive.subarray(-22));
  const count = 65_534;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entry.length * count, 12);
  const entries = Array.from({ length: count }, () => entry);
  return Buffer.concat([archive.subarray(0, directoryAt), ...entries, end]);
}

/** A compound file (MS-CFB) with a stream whose chain of sectors leads back into itself. */
export function readEndlessDoc(): Buffer {
  return readFileSync(
    resolve(import.meta.dirname, '../uploads/validate/samples/endless-chain.doc'),
  );
}
