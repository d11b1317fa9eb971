import { randomBytes } from 'node:crypto';
import {
  createCompoundFile,
  createContentTypes,
  createDoc,
  createDocx,
  createMainStream,
  createOlePackage,
  createRelationships,
  createStory,
  createZip,
  join,
  program,
  type Sample,
} from './sample-files.ts';

const exe = { name: 'run.exe', content: 'x' };
const stream = Buffer.alloc(5000, 1);
const theme = createZip([{ name: 'theme/theme/theme1.xml', content: '<a:theme/>' }]);

const packed = (name: string, content: Buffer | string) =>
  createDoc({ 'ObjectPool/_1/\x01Ole10Native': createOlePackage(name, Buffer.from(content)) });
const withMainStream = (options: Parameters<typeof createMainStream>[0]) =>
  createDoc({ WordDocument: createMainStream(options) });
const word95 = createMainStream({ ident: 0xa5dc }).subarray(0, 2000);

/** What is sent as `cv.doc`. */
export const listDocs = (): Sample[] => [
  ['a theme archive', createDoc({ '1Table': join(theme, theme) }), []],
  ['Word 95, its text in the mini stream', createDoc({ WordDocument: word95 }), []],
  ['a workbook in it', createDoc({ 'ObjectPool/_1/Workbook': Buffer.alloc(5000) }), []],
  ['a packaged picture', packed('a.png', Buffer.alloc(9)), ['olePackage']],
  ['a .doc with macros', createDoc({ 'Macros/VBA/_VBA_PROJECT': stream }), 'macros'],
  [
    'a .doc with a workbook with macros',
    createDoc({ 'ObjectPool/_1/_VBA_PROJECT_CUR/VBA/dir': stream }),
    'macros',
  ],
  ['a password', createCompoundFile({ EncryptedPackage: stream }), 'password'],
  ['a password of Word 97', withMainStream({ flags: 0x0100 }), 'password'],
  ['a script in a package', packed('cv.pdf.vbs', 'x'), 'program'],
  ['a shortcut in a package', packed('cv.lnk ', 'x'), 'program'],
  ['a program under another name', packed('photo.jpg', program), 'program'],
  ['an archive with a program in a package', packed('a.zip', createZip([exe])), 'program'],
  [
    'a program in a document, 5 deep',
    nest(5, createDoc({ program }), (inner) => createDoc({ inner })),
    'program',
  ],
  ['a workbook', createCompoundFile({ Workbook: stream }), 'notAllowed'],
  ['another compound file', createCompoundFile({ Contents: stream }), 'notAllowed'],
  ['a .doc in name only', withMainStream({ ident: 0x1234 }), 'damagedWord'],
  ['a .doc cut after its header', createDoc().subarray(0, 700), 'damagedWord'],
  ['rich text', String.raw`{\rtf1\ansi hello}`, 'rtf'],
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

const holding = (name: string, content: Buffer | string) => createDocx([{ name, content }]);
const embedding = (content: Buffer) => createDocx([nested(content)]);
const withMainType = (type: string) => holding('[Content_Types].xml', createContentTypes(type));
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const related = (type: string, target: string) =>
  holding('word/_rels/document.xml.rels', createRelationships(type, target, 'External'));
const template = (target: string) => related('attachedTemplate', target);
const createWorkbook = (types: string) =>
  createZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: createRelationships('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]);
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

const dangerousNames = [
  'run.exe',
  'run.exe.',
  'run.exe ',
  'run.exe\u200B',
  ...['lnk', 'msi', 'iso', 'scr', 'vbs', 'hta', 'settingcontent-ms'].map((end) => `run.${end}`),
];

const nested = (content: Buffer) => ({ name: 'word/embeddings/oleObject1.bin', content });
/** A file, nested to this depth in other files. */
const nest = (depth: number, file: Buffer, wrap: (inner: Buffer) => Buffer): Buffer =>
  depth === 0 ? file : nest(depth - 1, wrap(file), wrap);
const decoys = () =>
  ['a', 'b', 'c'].map((name) => ({
    name: `word/embeddings/${name}.bin`,
    content: join('PK\x03\x04', Buffer.alloc(24 * 1024 * 1024)),
  }));

/** What is sent as `cv.docx`. */
export const listDocx = (): Sample[] => [
  ['an SVG picture', holding('word/media/a.svg', '<svg/>'), []],
  ['a page as a part', holding('word/a.html', '<html/>'), []],
  ['a document in it', holding('word/embeddings/a.docx', createDocx()), []],
  ['bytes after the end', join(createDocx(), '\r\n--\r\n'), []],
  ['its main part under another name', createRenamed(), []],
  ['a link and a linked picture', related('image', 'https://a.example/a.png'), []],
  ['a local template', template('file:///C:\\a.dotx'), []],
  ['a remote template', template('https://a.example/a.dotm'), ['externalTemplate']],
  ['a template on a share', template('file://///a.example/b/a.dotm'), ['externalTemplate']],
  ...dangerousNames.map((name): Sample => [
    `a part named "${name}"`,
    holding(`word/embeddings/${name}`, 'x'),
    'program',
  ]),
  ['a program in a part', embedding(program), 'program'],
  [
    'a program in an OLE package',
    embedding(
      createCompoundFile({ '\x01Ole10Native': createOlePackage('x.cmd', Buffer.from('x')) }),
    ),
    'program',
  ],
  ...[1, 5, 60].map((depth): Sample => [
    `a program in a document, ${depth} deep`,
    nest(depth, createDocx([exe]), embedding),
    'program',
  ]),
  [
    'a program after 72 MB of other archives',
    createDocx([...decoys(), nested(createDocx([exe]))]),
    'program',
  ],
  ['a macro project', holding('word/vbaProject.bin', 'vba'), 'macros'],
  ['a .docm under another name', withMainType(macroType), 'macros'],
  [
    'a .docm whose type is written as references',
    withMainType(macroType.replace('E', '&#69;').replace('m', '&#x6d;')),
    'macros',
  ],
  ['parts that unpack to 240 MB, and say 600 bytes', createBombs(), 'tooLarge'],
  ['a path that leads outside', holding('../../evil.xml', '<a/>'), 'outsidePath'],
  ['a path with backslashes', holding(String.raw`word\..\..\evil.xml`, 'x'), 'outsidePath'],
  ['a plain archive', createZip([{ name: 'a.txt', content: 'a' }]), 'notAllowed'],
  ['a workbook', createWorkbook(createContentTypes(workbookType)), 'notAllowed'],
  ['a .docx without its main part', createWorkbook(createContentTypes()), 'damagedWord'],
  ['a .docx cut in half', createDocx().subarray(0, 500), 'damagedWord'],
];

/** As Word Online writes it. */
function createRenamed(): Buffer {
  const types = createContentTypes().replace('word/document.xml', 'word/document2.xml');
  return createZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: createRelationships('officeDocument', '/word/document2.xml') },
    { name: 'word/document2.xml', content: createStory('') },
  ]);
}

function createBombs(): Buffer {
  const content = Buffer.alloc(40 * 1024 * 1024);
  return createDocx(
    Array.from({ length: 6 }, (_, at) => ({
      name: `word/media/zeros${at}.bin`,
      content,
      declaredSize: 100,
    })),
  );
}
