import { randomBytes } from 'node:crypto';
import type { RejectionReason } from '../uploads/validate/upload-rules.ts';
import {
  createCompoundFile,
  createContentTypes,
  createDoc,
  createDocx,
  createMainStream,
  createOlePackage,
  createPdf,
  createRelationships,
  createZip,
  type ZipPart,
} from './sample-files.ts';

export interface HostileFile {
  name: string;
  content: Buffer;
  /** The name that it is sent under. */
  fileName: string;
  reason: RejectionReason;
}

const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)));

const program = (() => {
  const content = Buffer.alloc(128);
  content.write('MZ');
  content.writeUInt32LE(64, 0x3c);
  content.write('PE', 64);
  return content;
})();

const hostile =
  (fileName: string) =>
  (name: string, reason: RejectionReason, content: Buffer | string): HostileFile => ({
    name,
    reason,
    fileName,
    content: Buffer.from(content as Uint8Array),
  });

/** Files that are not documents or are harmful, each with the reason of its rejection. */
export function hostileFiles(): HostileFile[] {
  return [...hostilePdfs(), ...hostileDocs(), ...hostileDocx(), ...foreignFiles()];
}

function hostilePdfs(): HostileFile[] {
  const pdf = hostile('cv.pdf');
  return [
    pdf('nothing', 'empty', ''),
    pdf('a bare PDF header', 'damagedPdf', '%PDF-'),
    pdf('a PDF header and end', 'damagedPdf', '%PDF-1.7\nstartxref\n0\n%%EOF'),
    pdf('a PDF that begins too late', 'notAllowed', join(' '.repeat(1025), createPdf())),
    pdf(
      'an archive before a PDF',
      'notAllowed',
      join(createZip([file('a.txt', 'a')]), createPdf()),
    ),
    pdf('a PDF with an attached program', 'attachedProgram', attach('(invoice.pdf.exe )')),
    pdf('one by a UTF-16 name', 'attachedProgram', attach('<FEFF0072002E006500780065>')),
    pdf('one by an escaped name', 'attachedProgram', attach(String.raw`(run\056vbs)`)),
    pdf('a program', 'notAllowed', program),
    pdf('a program before a PDF', 'notAllowed', join(program, createPdf())),
    pdf('a picture', 'notAllowed', join(Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(600))),
    pdf('noise', 'notAllowed', join(Buffer.alloc(8), randomBytes(4096))),
  ];
}

function attach(name: string): Buffer {
  const specification = `<< /Type /Filespec /F ${name} /EF << /F 9 0 R >> >>`;
  return join(createPdf(), `8 0 obj\n${specification}\nendobj\n`);
}

function hostileDocs(): HostileFile[] {
  const doc = hostile('cv.doc');
  const embed = (name: string, content: Buffer) =>
    createDoc({ 'ObjectPool/_1/\x01Ole10Native': createOlePackage(name, content) });
  const stream = Buffer.alloc(5000, 1);
  return [
    doc('a .doc with macros', 'macros', createDoc({ 'Macros/VBA/_VBA_PROJECT': stream })),
    doc(
      'a .doc with a workbook with macros',
      'macros',
      createDoc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': stream }),
    ),
    doc('a password', 'password', createCompoundFile({ EncryptedPackage: stream })),
    doc(
      'a password of Word 97',
      'password',
      createDoc({ WordDocument: createMainStream({ flags: 0x0100 }) }),
    ),
    doc('a script in a package', 'program', embed('cv.pdf.vbs', Buffer.from('x'))),
    doc('a shortcut in a package', 'program', embed('cv.lnk ', Buffer.from('x'))),
    doc('a program under another name', 'program', embed('photo.jpg', program)),
    doc('an archive with a program in a package', 'program', embed('a.zip', createZip([exe]))),
    doc('a workbook', 'notAllowed', createCompoundFile({ Workbook: stream })),
    doc('another compound file', 'notAllowed', createCompoundFile({ Contents: stream })),
    doc(
      'a .doc in name only',
      'damagedWord',
      createDoc({ WordDocument: createMainStream({ ident: 0x1234 }) }),
    ),
    doc('a .doc cut after its header', 'damagedWord', createDoc().subarray(0, 700)),
  ];
}

const exe = file('run.exe', 'x');

function file(name: string, content: Buffer | string): ZipPart {
  return { name, content };
}

const dangerousNames = [
  'run.exe',
  'run.exe.',
  'run.exe ',
  'run.exe\u200B',
  ...['lnk', 'msi', 'iso', 'scr', 'vbs', 'hta', 'settingcontent-ms'].map((end) => `run.${end}`),
];

const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';

function hostileDocx(): HostileFile[] {
  const docx = hostile('cv.docx');
  const holding = (name: string, content: Buffer | string) => createDocx([file(name, content)]);
  const zeros = Buffer.alloc(40 * 1024 * 1024);
  const bombs = Array.from({ length: 6 }, (_, at) => ({
    ...file(`word/media/zeros${at}.bin`, zeros),
    declaredSize: 100,
  }));
  const withMainType = (type: string) => holding('[Content_Types].xml', createContentTypes(type));
  return [
    ...dangerousNames.map((name) =>
      docx(`a part named "${name}"`, 'program', holding(`word/embeddings/${name}`, 'x')),
    ),
    docx('a program in a part', 'program', holding('word/embeddings/oleObject1.bin', program)),
    docx(
      'a program in an OLE package',
      'program',
      holding(
        'word/embeddings/oleObject1.bin',
        createCompoundFile({ '\x01Ole10Native': createOlePackage('x.cmd', Buffer.from('x')) }),
      ),
    ),
    docx(
      'a program in a document in a document',
      'program',
      holding('word/embeddings/a.docx', createDocx([exe])),
    ),
    docx('a macro project', 'macros', holding('word/vbaProject.bin', 'vba')),
    docx('a .docm under another name', 'macros', withMainType(macroType)),
    docx(
      'a .docm whose type is written as references',
      'macros',
      withMainType(macroType.replace('E', '&#69;').replace('m', '&#x6d;')),
    ),
    docx('parts that unpack to 240 MB, and say 600 bytes', 'tooLarge', createDocx(bombs)),
    docx('a path that leads outside', 'outsidePath', holding('../../evil.xml', '<a/>')),
    docx('a path with backslashes', 'outsidePath', holding(String.raw`word\..\..\evil.xml`, 'x')),
    docx('a plain archive', 'notAllowed', createZip([file('a.txt', 'a')])),
    docx('a workbook', 'notAllowed', createZip(workbookParts())),
    docx('a .docx without its main part', 'damagedWord', createZip([...workbookParts(mainless)])),
    docx('a .docx cut in half', 'damagedWord', createDocx().subarray(0, 500)),
  ];
}

const mainless = createContentTypes();

function workbookParts(
  types = createContentTypes(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  ),
): ZipPart[] {
  return [
    file('[Content_Types].xml', types),
    file('_rels/.rels', createRelationships('officeDocument', 'xl/workbook.xml')),
    file('xl/workbook.xml', '<workbook/>'),
  ];
}

function foreignFiles(): HostileFile[] {
  const doc = hostile('cv.doc');
  const wordXml =
    '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>';
  const word2 = Buffer.from('dba52d0031400904', 'hex');
  return [
    doc('rich text', 'rtf', String.raw`{\rtf1\ansi hello}`),
    doc('a page', 'html', '\ufeff <!-- a --><!doctype html><html><script>1</script></html>'),
    doc('a page before a .docx', 'html', join('<html><body></body></html>', createDocx())),
    doc('Word XML', 'xml', wordXml),
    doc('WordPerfect', 'wordPerfect', join(Buffer.from('ff575043', 'hex'), randomBytes(100))),
    doc('Word 2', 'notAllowed', join(word2, Buffer.alloc(600))),
    doc('text', 'notAllowed', 'A CV\r\nin plain text, caf\u00e9\r\n'),
  ];
}
