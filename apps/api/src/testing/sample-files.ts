import { hash, randomBytes } from 'node:crypto';
import { utils, write } from 'cfb';
import { zipSync } from 'fflate';
import type { RejectionReason } from '../uploads/validate/upload-rules.ts';

/** What is uploaded, and the reason of its rejection; undefined if it is accepted. */
export type Sample = readonly [
  name: string,
  content: Buffer | string,
  reason: RejectionReason | undefined,
];

export const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));

/** A program for Windows. */
export const program = (() => {
  const content = Buffer.alloc(128);
  content.write('MZ');
  content.writeUInt32LE(64, 0x3c);
  content.write('PE', 64);
  return content;
})();

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

export function createPdfOfSize(size: number): Buffer {
  let filler = size - 1000;
  while (createPdf(filler).length < size) filler += size - createPdf(filler).length;
  const pdf = createPdf(filler);
  if (pdf.length !== size) throw new Error(`made ${pdf.length} bytes instead of ${size}`);
  return pdf;
}

export interface ZipPart {
  name: string;
  content: Buffer | string;
  /** The unpacked size in the directory, if it is wrong. */
  declaredSize?: number;
}

/** An archive as Word writes it. */
export function createZip(parts: readonly ZipPart[]): Buffer {
  const contents = parts.map(({ name, content }) => [name, Buffer.from(content)] as const);
  const archive = Buffer.from(zipSync(Object.fromEntries(contents)));
  // The directory begins where the last record says.
  let entryAt = archive.readUInt32LE(archive.length - 6) - 1;
  for (const { declaredSize } of parts) {
    entryAt = archive.indexOf('PK\u0001\u0002', entryAt + 1);
    if (declaredSize !== undefined) archive.writeUInt32LE(declaredSize, entryAt + 24);
  }
  return archive;
}

/** The list of content types with that of the main part. */
export function createContentTypes(type = `${mimeTypes.docx}.main+xml`): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
}

const relationshipType =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

/** The package's list of relationships, which names the main part. */
export function createRelationships(target: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationshipType}" Target="${target}"/></Relationships>`;
}

const story =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>A CV</w:t></w:r></w:p></w:body></w:document>';

/** A Word document in an Open XML package, with parts added to it or put in place of its own. */
export function createDocx(changes: readonly ZipPart[] = []): Buffer {
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: createContentTypes() },
    { name: '_rels/.rels', content: createRelationships('word/document.xml') },
    { name: 'word/document.xml', content: story },
  ];
  const changed = new Set(changes.map((part) => part.name));
  return createZip([...parts.filter((part) => !changed.has(part.name)), ...changes]);
}

export function createCompoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const container = utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) {
    utils.cfb_add(container, `/${path}`, content);
  }
  const bytes: unknown = write(container, { type: 'buffer' });
  if (!Buffer.isBuffer(bytes)) throw new Error('the compound file was not written as a buffer');
  return bytes;
}

export function createDoc(streams: Readonly<Record<string, Buffer>> = {}): Buffer {
  return createCompoundFile({ WordDocument: createMainStream(), ...streams });
}

/** Word's main stream: its identification, its flags and its text. */
export function createMainStream({ ident = 0xa5ec, flags = 0, text = 'A CV' } = {}): Buffer {
  const content = Buffer.alloc(4096, 0x20);
  content.writeUInt16LE(ident, 0);
  content.writeUInt16LE(flags, 10);
  content.write(text, 1024, 'utf16le');
  return content;
}

/** A file as a browser sends it, with the type of its name unless it has another. */
export function createFile(content: Buffer | string, name: string, type = typeOf(name)): File {
  return new File([new Uint8Array(Buffer.from(content as Uint8Array))], name, { type });
}

function typeOf(name: string): string {
  const [, ending] = /\.(pdf|docx?)$/.exec(name) ?? [];
  return ending === undefined ? '' : mimeTypes[ending as keyof typeof mimeTypes];
}

/** A CV of about this number of bytes. */
export function createCv(name = 'cv.pdf', size = 1000): File {
  return createFile(createPdf(size), name);
}

export function sha256(content: Buffer): string {
  return hash('sha256', content);
}
