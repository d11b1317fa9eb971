import { randomBytes } from 'node:crypto';
import { createContentTypes, createDoc, createDocx, createPdf, createZip } from './sample-files.ts';

const megabyte = 1024 * 1024;

/** Files made to keep a parser busy or to fill memory, with the status of the response. */
export function worstFiles() {
  const zeros = { name: 'word/a.xml', content: Buffer.alloc(150 * megabyte), declaredSize: 100 };
  const types = (content: string) => createDocx([{ name: '[Content_Types].xml', content }]);
  const references = createContentTypes('&#65;'.repeat(200_000));
  const objects = '/EF /F(a.txt)'.repeat(400_000);
  const streams = Array.from({ length: 3000 }, (_, at) => [`a${at}`, Buffer.from('a')] as const);
  const rows: [status: 200 | 415, fileName: string, name: string, content: Buffer][] = [
    [415, 'cv.docx', '8,192 end marks of an archive', createEndMarks(8192)],
    [415, 'cv.docx', '65,534 parts in 3.7 MB', createManyParts()],
    [415, 'cv.docx', 'content types of 200,000 character references', types(references)],
    [415, 'cv.docx', 'content types of 300,000 open elements', types('<a>'.repeat(300_000))],
    [200, 'cv.docx', 'a part of 150 MB that says 100 bytes', createDocx([zeros])],
    [200, 'cv.doc', 'a directory of 3,000 streams', createDoc(Object.fromEntries(streams))],
    [200, 'cv.pdf', '5 MB of file names', Buffer.concat([createPdf(), Buffer.from(objects)])],
  ];
  return rows.map(([status, fileName, name, content]) => ({ name, content, fileName, status }));
}

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
