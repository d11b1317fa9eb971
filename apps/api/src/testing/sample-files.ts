import { createHash, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

export const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A small PDF that readers open; `filler` bytes of a stream make it as large as a test needs. */
export function createPdf(filler = 0): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
  ].map((object) => Buffer.from(object));
  const head = Buffer.from(`4 0 obj\n<< /Length ${filler} >>\nstream\n`);
  objects.push(Buffer.concat([head, randomBytes(filler), Buffer.from('\nendstream\nendobj\n')]));
  const header = Buffer.from('%PDF-1.7\n');
  let position = header.length;
  const rows = objects.map((object) => {
    const row = `${String(position).padStart(10, '0')} 00000 n \n`;
    position += object.length;
    return row;
  });
  const ending = `xref\n0 5\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${position}\n%%EOF\n`;
  return Buffer.concat([header, ...objects, Buffer.from(ending)]);
}

/** A PDF of exactly so many bytes. */
export function createPdfOfSize(size: number): Buffer {
  const spare = createPdf(0).length;
  let filler = size - spare - 20;
  while (createPdf(filler).length < size) filler += size - createPdf(filler).length;
  const pdf = createPdf(filler);
  if (pdf.length !== size) throw new Error(`made ${pdf.length} bytes instead of ${size}`);
  return pdf;
}

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** What the directory says of its unpacked size, where that differs. */
  declaredSize?: number;
}

/** An archive as Word writes it. */
export function createZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  for (const { name, content, declaredSize } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(declaredSize ?? bytes.length, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, nameBytes, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(position, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, nameBytes]),
    );
    locals.push(local);
    position += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(position, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\u0005\u0006'), end]);
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document in an Open XML package, with parts added to it or put in place of its own. */
export function createDocx(changes: readonly ZipPart[] = []): Buffer {
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document>A curriculum vitae</w:document>' },
  ];
  const changed = new Set(changes.map((part) => part.name));
  return createZip([...parts.filter((part) => !changed.has(part.name)), ...changes]);
}

/** A compound file with the given storages and streams; a Word document by default. */
export function createCompoundFile(
  names: readonly string[] = ['WordDocument', '1Table'],
  ident = 0xa5ec,
): Buffer {
  const sector = 512;
  const contentSectors = 8;
  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const table = Buffer.alloc(sector, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  const first = 1 + directorySectors;
  for (let at = 1; at < first; at += 1) {
    table.writeUInt32LE(at + 1 < first ? at + 1 : 0xfffffffe, at * 4);
  }
  for (let at = first; at < first + contentSectors; at += 1) {
    table.writeUInt32LE(at + 1 < first + contentSectors ? at + 1 : 0xfffffffe, at * 4);
  }
  const directory = Buffer.alloc(directorySectors * sector);
  ['Root Entry', ...names].forEach((name, index) => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66);
    directory.writeUInt32LE(first, at + 116);
    directory.writeUInt32LE(contentSectors * sector, at + 120);
  });
  const content = Buffer.alloc(contentSectors * sector, 0x20);
  content.writeUInt16LE(ident, 0);
  return Buffer.concat([header, table, directory, content]);
}

/** A file as a browser sends it. */
export function createFile(content: Buffer, name: string, type: string): File {
  return new File([new Uint8Array(content)], name, { type });
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
