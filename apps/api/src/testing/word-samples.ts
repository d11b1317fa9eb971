import { randomBytes } from 'node:crypto';
import {
  createCompoundFile,
  createContentTypes,
  createDoc,
  createDocx,
  createMainStream,
  createRelationships,
  createZip,
  join,
  program,
  type Sample,
} from './sample-files.ts';

const stream = Buffer.alloc(5000, 1);
const theme = createZip([{ name: 'theme/theme/theme1.xml', content: '<a:theme/>' }]);
const withMainStream = (options: Parameters<typeof createMainStream>[0]) =>
  createDoc({ WordDocument: createMainStream(options) });
const word95 = createMainStream({ ident: 0xa5dc }).subarray(0, 2000);
const manyStreams = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`A${at}`, stream]));

/** What is sent as `cv.doc`. */
export const listDocs = (): Sample[] => [
  ['a theme archive', createDoc({ '1Table': join(theme, theme) }), undefined],
  ['Word 95, its text in the mini stream', createDoc({ WordDocument: word95 }), undefined],
  ['a document of many streams', createDoc(manyStreams), undefined],
  ['a workbook in it', createDoc({ 'ObjectPool/_1/Workbook': stream }), undefined],
  ['a program in it, for the virus scanner', createDoc({ 'ObjectPool/_1/a': program }), undefined],
  ['a free entry with the name of macros', createFreeEntry(), undefined],
  ['a directory whose chain never ends', createEndlessDoc(), undefined],
  ['a .doc with macros', createDoc({ 'Macros/VBA/_VBA_PROJECT': stream }), 'macros'],
  [
    'a .doc with a workbook with macros',
    createDoc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/dir': stream }),
    'macros',
  ],
  ['a password', createCompoundFile({ EncryptedPackage: stream }), 'password'],
  ['a password of Word 97', withMainStream({ flags: 0x0100 }), 'password'],
  ['a workbook', createCompoundFile({ Workbook: stream }), 'notAllowed'],
  [
    'a workbook with a document in it',
    createCompoundFile({ Workbook: stream, 'MBD0001/WordDocument': createMainStream() }),
    'notAllowed',
  ],
  ['another compound file', createCompoundFile({ Contents: stream }), 'notAllowed'],
  ['a .doc in name only', withMainStream({ ident: 0x1234 }), 'damagedWord'],
  ['a .doc cut within its header', createDoc().subarray(0, 100), 'damagedWord'],
  ['a .doc cut after its header', createDoc().subarray(0, 512), 'damagedWord'],
  ['rich text', ' ' + String.raw`{\rtf1\ansi hello}`, 'rtf'],
  ['a page', '\ufeff <!-- a --><!doctype html><html><script>1</script></html>', 'html'],
  ['a page before a .docx', join('<html><body></body></html>', createDocx()), 'html'],
  [
    'Word XML',
    '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>',
    'xml',
  ],
  ['WordPerfect', join(Buffer.from('ff575043', 'hex'), randomBytes(100)), 'wordPerfect'],
  ['Word 2', join(Buffer.from('dba52d0031400904', 'hex'), Buffer.alloc(600)), 'word2'],
  ['text', 'A CV\r\nin plain text, caf\u00e9\r\n', 'notAllowed'],
];

/** A document whose directory (MS-CFB) is in a chain of sectors that leads back into itself. */
function createEndlessDoc(): Buffer {
  const file = createDoc();
  const tableAt = 512 * (file.readUInt32LE(76) + 1);
  const directory = file.readUInt32LE(48);
  file.writeUInt32LE(directory, tableAt + 4 * directory);
  return file;
}

/** A document in whose directory an entry was freed, and kept its name. */
function createFreeEntry(): Buffer {
  const file = createDoc({ VBA: stream });
  file[file.indexOf('VBA\0', 0, 'utf16le') + 66] = 0;
  return file;
}

const holding = (name: string, content: Buffer | string) => createDocx([{ name, content }]);
const withTypes = (types: Buffer | string) => holding('[Content_Types].xml', types);
const withMainType = (type: string) => withTypes(createContentTypes(type));
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const createWorkbook = (types: string) =>
  createZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: createRelationships('xl/workbook.xml') },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]);
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const programNames = ['exe', 'exe.', 'exe ', 'EXE', 'lnk', 'msi', 'scr', 'vbs', 'hta', 'js', 'cmd'];
const embeddedName = 'word/embeddings/oleObject1.bin';
const manyParts = Array.from({ length: 2000 }, (_, at) => ({ name: `a${at}.xml`, content: '' }));

/** What is sent as `cv.docx`. */
export const listDocx = (): Sample[] => [
  ['an SVG picture', holding('word/media/a.svg', '<svg/>'), undefined],
  ['a page as a part', holding('word/a.html', '<html/>'), undefined],
  ['a document in it', holding('word/embeddings/a.docx', createDocx()), undefined],
  ['a program in an object, for the virus scanner', holding(embeddedName, program), undefined],
  ['bytes after the end', join(createDocx(), '\r\n--\r\n'), undefined],
  ['its main part under another name', createRenamed(), undefined],
  [
    'lists in UTF-16',
    withTypes(Buffer.from(`\ufeff${createContentTypes()}`, 'utf16le')),
    undefined,
  ],
  ...programNames.map((end): Sample => [
    `a part named "run.${end}"`,
    holding(`word/embeddings/run.${end}`, 'x'),
    'program',
  ]),
  ['a macro project', holding('word/vbaProject.bin', 'vba'), 'macros'],
  ['a workbook with macros in it', holding('word/embeddings/a.xlsm', 'x'), 'macros'],
  ['a .docm under another name', withMainType(macroType), 'macros'],
  [
    'a .docm whose type is written as references',
    withMainType(macroType.replace('E', '&#69;').replace('m', '&#x6d;')),
    'macros',
  ],
  ['more than 2,000 parts', createDocx(manyParts), 'tooManyParts'],
  ['a password on a part', createEncrypted(), 'password'],
  ['a name of more than 1 KB', holding(`${'a'.repeat(1025)}.xml`, ''), 'damagedWord'],
  [
    'lists of more than 1 MB',
    withTypes(createContentTypes() + ' '.repeat(1024 * 1024)),
    'damagedWord',
  ],
  ['lists of more than 4,000 elements', withTypes(`<a>${'<a/>'.repeat(4000)}</a>`), 'damagedWord'],
  ['a plain archive', createZip([{ name: 'a.txt', content: 'a' }]), 'notAllowed'],
  ['a workbook', createWorkbook(createContentTypes(workbookType)), 'notAllowed'],
  ['a .docx without its main part', createWithoutMain(), 'damagedWord'],
  ['a workbook that says it has a document', createWorkbook(createContentTypes()), 'damagedWord'],
  ['a .docx cut in half', createDocx().subarray(0, 500), 'damagedWord'],
];

/** As Word Online writes it. */
function createRenamed(): Buffer {
  const types = createContentTypes().replace('word/document.xml', 'word/document2.xml');
  return createZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: createRelationships('/word/document2.xml') },
    { name: 'word/document2.xml', content: '<w:document/>' },
  ]);
}

function createWithoutMain(): Buffer {
  return createZip([
    { name: '[Content_Types].xml', content: createContentTypes() },
    { name: '_rels/.rels', content: createRelationships('word/document.xml') },
  ]);
}

function createEncrypted(): Buffer {
  const file = createDocx();
  const flagsAt = file.indexOf('PK\x01\x02', 0, 'latin1') + 8;
  file.writeUInt16LE(file.readUInt16LE(flagsAt) | 1, flagsAt);
  return file;
}
