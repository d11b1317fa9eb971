import type { ActiveContent, UploadKind } from '../uploads/validate/upload-rules.ts';
import {
  createDoc,
  createDocx,
  createContentTypes,
  createMainStream,
  createOlePackage,
  createPdf,
  createRelationships,
  createStory,
  createZip,
} from './sample-files.ts';

export interface UnusualFile {
  name: string;
  content: Buffer;
  kind: UploadKind;
  activeContent: ActiveContent[];
}

const unusual = (
  kind: UploadKind,
  name: string,
  content: Buffer,
  ...activeContent: ActiveContent[]
): UnusualFile => ({ name, content, kind, activeContent });

/** Documents that readers open and that are accepted, with what is marked in them. */
export function unusualFiles(): UnusualFile[] {
  return [...unusualPdfs(), ...unusualDocs(), ...unusualDocx()];
}

function unusualPdfs(): UnusualFile[] {
  const pdf = createPdf(2000);
  const archive = createZip([{ name: 'a.txt', content: 'a' }]);
  const withObject = (object: string) =>
    Buffer.concat([pdf, Buffer.from(`8 0 obj\n${object}\nendobj\n`)]);
  return [
    unusual('pdf', 'a line break before the header', Buffer.concat([Buffer.from('\r\n'), pdf])),
    unusual('pdf', '1,024 bytes before the header', Buffer.concat([Buffer.alloc(1024, ' '), pdf])),
    unusual('pdf', 'bytes after the end', Buffer.concat([pdf, archive])),
    unusual('pdf', 'half of a PDF', pdf.subarray(0, pdf.length / 2)),
    unusual(
      'pdf',
      'a script whose name is written as codes',
      withObject('<< /S /J#61vaScript /JS (1) >>'),
      'javascript',
    ),
    unusual('pdf', 'a launch action', withObject('<< /S /Launch /F (a.exe) >>'), 'launchAction'),
    unusual(
      'pdf',
      'an attached picture',
      withObject('<< /Type /Filespec /F (a.png) /EF << /F 9 0 R >> /Kind /EmbeddedFile >>'),
      'attachment',
    ),
    unusual(
      'pdf',
      'object streams that cannot be read',
      withObject('<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream'),
      'uninspected',
    ),
  ];
}

function unusualDocs(): UnusualFile[] {
  const theme = createZip([{ name: 'theme/theme/theme1.xml', content: '<a:theme/>' }]);
  const word95 = createMainStream({ ident: 0xa5dc }).subarray(0, 2000);
  return [
    unusual('doc', 'a theme archive', createDoc({ '1Table': Buffer.concat([theme, theme]) })),
    unusual('doc', 'Word 95, its text in the mini stream', createDoc({ WordDocument: word95 })),
    unusual('doc', 'a workbook', createDoc({ 'ObjectPool/_1/Workbook': Buffer.alloc(5000) })),
    unusual(
      'doc',
      'a packaged picture',
      createDoc({ 'ObjectPool/_1/\x01Ole10Native': createOlePackage('a.png', Buffer.alloc(9)) }),
      'olePackage',
    ),
    unusual(
      'doc',
      'a DDE field',
      createDoc({ WordDocument: createMainStream({ text: '\x13 DDEAUTO c:\\\\a "b" \x15' }) }),
      'dde',
    ),
  ];
}

function unusualDocx(): UnusualFile[] {
  const related = (type: string, target: string) => ({
    name: 'word/_rels/document.xml.rels',
    content: createRelationships(type, target, 'External'),
  });
  const split =
    '<w:fldChar w:fldCharType="begin"/><w:instrText>D</w:instrText><w:instrText>&#68;E x</w:instrText>';
  return [
    unusual(
      'docx',
      'an SVG picture',
      createDocx([{ name: 'word/media/a.svg', content: '<svg/>' }]),
    ),
    unusual('docx', 'a page as a part', createDocx([{ name: 'word/a.html', content: '<html/>' }])),
    unusual(
      'docx',
      'a document in it',
      createDocx([{ name: 'word/embeddings/a.docx', content: createDocx() }]),
    ),
    unusual(
      'docx',
      'bytes after the end',
      Buffer.concat([createDocx(), Buffer.from('\r\n--\r\n')]),
    ),
    unusual('docx', 'its main part under another name', createRenamed()),
    unusual(
      'docx',
      'a link and a linked picture',
      createDocx([related('image', 'https://a.example/a.png')]),
    ),
    unusual(
      'docx',
      'a local template',
      createDocx([related('attachedTemplate', 'file:///C:\\a.dotx')]),
    ),
    unusual(
      'docx',
      'a remote template',
      createDocx([related('attachedTemplate', 'https://a.example/a.dotm')]),
      'externalTemplate',
    ),
    unusual(
      'docx',
      'a template on a share',
      createDocx([related('attachedTemplate', 'file://///a.example/b/a.dotm')]),
      'externalTemplate',
    ),
    unusual(
      'docx',
      'an external object',
      createDocx([related('oleObject', 'https://a.example/a')]),
      'externalObject',
    ),
    unusual(
      'docx',
      'a DDE field in pieces',
      createDocx([{ name: 'word/document.xml', content: createStory(split) }]),
      'dde',
    ),
  ];
}

/** As Word Online writes it. */
function createRenamed(): Buffer {
  const types = createContentTypes().replace('word/document.xml', 'word/document2.xml');
  return createZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: createRelationships('officeDocument', '/word/document2.xml') },
    { name: 'word/document2.xml', content: createStory('') },
  ]);
}
