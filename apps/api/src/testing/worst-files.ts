import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createDocx, createPdf, createZip } from './sample-files.ts';

export interface WorstFile {
  name: string;
  content: Buffer;
  fileName: string;
  /** Status of the response: 200 if harmless, 415 if harmful or too expensive to inspect. */
  status: 200 | 415;
}

const megabyte = 1024 * 1024;

/** Files made to keep a parser busy or to fill memory. */
export function worstFiles(): WorstFile[] {
  const zeros = Buffer.alloc(150 * megabyte);
  const bomb = createZip([{ name: 'zeros.xml', content: zeros, declaredSize: 100 }]);
  const tags = `<w:document>${'<a b="c"/>'.repeat(1_500_000)}</w:document>`;
  const part = (name: string, content: Buffer | string) => createDocx([{ name, content }]);
  const docx = (name: string, status: 200 | 415, content: Buffer): WorstFile => ({
    name,
    status,
    content,
    fileName: 'cv.docx',
  });
  return [
    docx('8,192 end marks of an archive', 415, createEndMarks(8192)),
    { ...createMarkedPdf(8192), name: 'a PDF with 8,192 end marks of an archive' },
    docx('65,534 parts in 3.7 MB', 415, createManyParts()),
    docx('150 MB of zeros twice, in archives in a document', 415, createNest(bomb)),
    docx('15 MB of elements', 200, part('word/footnotes.xml', tags)),
    docx('150 MB of what is no XML', 200, part('word/footnotes.xml', zeros)),
    { ...pdf('stream\nendstream '.repeat(300_000)), name: 'a PDF of 300,000 streams' },
    { ...pdf('/EF /F(a.txt)'.repeat(400_000)), name: 'a PDF of 400,000 file names' },
    { ...pdf('#41'.repeat(1_700_000)), name: 'a PDF of 1,700,000 codes' },
    {
      name: 'a compound file whose chain never ends',
      content: readEndlessDoc(),
      fileName: 'cv.doc',
      status: 415,
    },
  ];
}

function pdf(object: string) {
  const content = Buffer.concat([createPdf(), Buffer.from(`8 0 obj\n${object}`, 'latin1')]);
  return { content, fileName: 'cv.pdf', status: 200 } as const;
}

function createEndMarks(count: number): Buffer {
  const mark = Buffer.from('PK\x05\x06\0\0\0\0', 'latin1');
  const start = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(200)]);
  return Buffer.concat([start, ...Array.from({ length: count }, () => mark)]);
}

function createMarkedPdf(count: number) {
  const marks = createEndMarks(count).toString('latin1');
  const stream = `<< >>\nstream\n${marks}\nendstream\nendobj\nstartxref\n9\n%%EOF\n`;
  return pdf(stream);
}

function createNest(bomb: Buffer): Buffer {
  return createDocx(
    ['a', 'b'].map((name) => ({ name: `word/embeddings/${name}.bin`, content: bomb })),
  );
}

/** One part that the directory names as often as it can. */
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
