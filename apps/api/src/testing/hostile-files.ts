import { randomBytes } from 'node:crypto';
import { createCompoundFile, createDocx, createPdf, createZip } from './sample-files.ts';

export interface HostileFile {
  name: string;
  content: Buffer;
  /** The name that it is sent under; its content is none of the accepted kinds. */
  fileName: string;
}

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const macroTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';

/** Files that look like a CV and are not: disguises, polyglots, macros and bombs. */
export function hostileFiles(): HostileFile[] {
  const page = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');
  const [pdf, docx, doc] = [createPdf(2000), createDocx(), createCompoundFile()];
  const archive = createZip([{ name: 'a.txt', content: 'a' }]);
  const join = (...parts: (Buffer | string)[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part)));
  const packed = (name: string, content: Buffer | string, declaredSize?: number) =>
    createDocx([{ name, content, ...(declaredSize !== undefined && { declaredSize }) }]);
  return [
    { name: 'HTML as .pdf', content: page, fileName: 'cv.pdf' },
    { name: 'a bare PDF header', content: join('%PDF-'), fileName: 'cv.pdf' },
    { name: 'a PDF header with a version', content: join('%PDF-1.7\n'), fileName: 'cv.pdf' },
    {
      name: 'a PDF header and end alone',
      content: join('%PDF-1.7\nstartxref\n0\n%%EOF'),
      fileName: 'cv.pdf',
    },
    { name: 'a PDF followed by an archive', content: join(pdf, archive), fileName: 'cv.pdf' },
    {
      name: 'a PDF with an archive in a stream at its end',
      content: embedArchive(archive),
      fileName: 'cv.pdf',
    },
    { name: 'an archive followed by a PDF', content: join(archive, pdf), fileName: 'cv.pdf' },
    { name: 'a PDF followed by HTML', content: join(pdf, page), fileName: 'cv.pdf' },
    { name: 'HTML followed by a PDF', content: join(page, pdf), fileName: 'cv.pdf' },
    {
      name: 'HTML in the comment of a PDF',
      content: join('%PDF-1.7\n%<html><script>1</script>\n', pdf.subarray(9)),
      fileName: 'cv.pdf',
    },
    { name: 'a PDF that begins late', content: join('\n\n', pdf), fileName: 'cv.pdf' },
    { name: 'a PDF cut in half', content: pdf.subarray(0, pdf.length / 2), fileName: 'cv.pdf' },
    {
      name: 'a spreadsheet as .doc',
      content: createCompoundFile(['Workbook']),
      fileName: 'cv.doc',
    },
    {
      name: 'a presentation as .doc',
      content: createCompoundFile(['PowerPoint Document']),
      fileName: 'cv.doc',
    },
    {
      name: 'a compound file with nothing in it',
      content: createCompoundFile([]),
      fileName: 'cv.doc',
    },
    {
      name: 'a .doc with macros',
      content: createCompoundFile(['WordDocument', 'Macros', 'VBA']),
      fileName: 'cv.doc',
    },
    {
      name: 'an encrypted package',
      content: createCompoundFile(['EncryptedPackage']),
      fileName: 'cv.doc',
    },
    {
      name: 'a .doc in name only',
      content: createCompoundFile(['WordDocument'], 0x1234),
      fileName: 'cv.doc',
    },
    { name: 'a .doc whose directory loops', content: loopDirectory(doc), fileName: 'cv.doc' },
    { name: 'a .doc cut in half', content: doc.subarray(0, 700), fileName: 'cv.doc' },
    { name: 'a .doc followed by an archive', content: join(doc, archive), fileName: 'cv.doc' },
    {
      name: 'a .doc with a PDF header',
      content: join(doc.subarray(0, 600), '%PDF-1.7', doc.subarray(608)),
      fileName: 'cv.doc',
    },
    { name: 'rich text as .doc', content: join('{\\rtf1 hello}'), fileName: 'cv.doc' },
    { name: 'a plain archive as .docx', content: archive, fileName: 'cv.docx' },
    {
      name: 'a .docx with macros',
      content: packed('word/vbaProject.bin', 'vba'),
      fileName: 'cv.docx',
    },
    {
      name: 'a .docm under another name',
      content: packed('[Content_Types].xml', macroTypes),
      fileName: 'cv.docx',
    },
    {
      name: 'a spreadsheet as .docx',
      content: createZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'xl/workbook.xml', content: 'x' },
      ]),
      fileName: 'cv.docx',
    },
    {
      name: 'a .docx that declares 300 MB',
      content: packed('word/big.xml', 'x', 300 * 1024 * 1024),
      fileName: 'cv.docx',
    },
    {
      name: 'a .docx that unpacks a thousandfold',
      content: packed('word/zeros.xml', Buffer.alloc(40 * 1024 * 1024)),
      fileName: 'cv.docx',
    },
    {
      name: 'a .docx with an archive in it',
      content: packed('word/embeddings/inner.zip', archive),
      fileName: 'cv.docx',
    },
    {
      name: 'a .docx with a program in it',
      content: packed('word/embeddings/run.exe', 'MZ'),
      fileName: 'cv.docx',
    },
    { name: 'a .docx followed by HTML', content: join(docx, page), fileName: 'cv.docx' },
    { name: 'HTML followed by a .docx', content: join(page, docx), fileName: 'cv.docx' },
    { name: 'a .docx with a PDF header', content: packed('%PDF-1.7', 'x'), fileName: 'cv.docx' },
    {
      name: 'a .docx whose list of types is a bomb',
      content: packed('[Content_Types].xml', Buffer.alloc(8 * 1024 * 1024), 100),
      fileName: 'cv.docx',
    },
    { name: 'the EICAR test file', content: join(eicar), fileName: 'cv.pdf' },
    { name: 'nothing', content: Buffer.alloc(0), fileName: 'cv.pdf' },
    { name: 'noise', content: randomBytes(4096), fileName: 'cv.pdf' },
    { name: 'a program', content: join('MZ', randomBytes(600)), fileName: 'cv.pdf' },
    { name: 'a picture', content: join('\x89PNG\r\n\x1a\n', randomBytes(600)), fileName: 'cv.pdf' },
  ];
}

/** The archive's comment covers the rest of the PDF, so that unpackers find it from the end. */
function embedArchive(archive: Buffer): Buffer {
  const ending =
    '\nendstream\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
  const open = Buffer.from(archive);
  open.writeUInt16LE(ending.length, open.length - 2);
  const start = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<<>>\nstream\n';
  return Buffer.concat([Buffer.from(start), open, Buffer.from(ending)]);
}

function loopDirectory(doc: Buffer): Buffer {
  const looped = Buffer.from(doc);
  // The first directory sector, number 1, names itself as the next in the allocation table.
  looped.writeUInt32LE(1, 512 + 4);
  return looped;
}
