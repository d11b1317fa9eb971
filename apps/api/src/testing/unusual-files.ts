import { deflateSync } from 'node:zlib';
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
  ];
}

function unusualDocx(): UnusualFile[] {
  const related = (type: string, target: string) => ({
    name: 'word/_rels/document.xml.rels',
    content: createRelationships(type, target, 'External'),
  });
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

function unusualPdfs(): UnusualFile[] {
  const pdf = createPdf(2000);
  const archive = createZip([{ name: 'a.txt', content: 'a' }]);
  const withObject = (object: string) =>
    Buffer.concat([pdf, Buffer.from(`8 0 obj\n${object}\nendobj\n`, 'latin1')]);
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
    ...(
      [
        ['a script after a comment', '<< %stream\n/S %x\n/JavaScript /JS (1) >>', 'javascript'],
        ['a script after a text', '<< /A (>>stream\n) /S /JavaScript /JS (1) >>', 'javascript'],
        [
          'a script as an object within a stream',
          '<< /Length 99 >>\nstream\n9 0 obj\n<< /S /JavaScript /JS (1) >>\nendobj\nendstream',
          'javascript',
        ],
        [
          'an object stream after a text',
          packObjects('/A (>>stream\n)', '<< /S /JavaScript /JS (1) >>'),
          'javascript',
        ],
      ] as const
    ).map(([name, object, ...marks]) => unusual('pdf', name, withObject(object), ...marks)),
    unusual(
      'pdf',
      'links, a first page, and a word like the name of a script',
      withObject(
        '<< /OpenAction [9 0 R /Fit] /Annots [<< /A << /S /URI /URI (https://a.example) >> >>] >>\nstream\n(HTML/JavaScript) Tj\nendstream',
      ),
    ),
    unusual('pdf', 'a launch action', withObject('<< /S /Launch /F (a.exe) >>'), 'launchAction'),
  ];
}

/** An object stream (ISO 32000-1, 7.5.7) whose objects have the numbers 1, 2 and so on. */
function packObjects(entries: string, ...objects: string[]): string {
  const places = objects.map((_, index) => objects.slice(0, index).join('\n').length + index);
  const numbers = places.map((place, index) => `${index + 1} ${place}`).join(' ');
  const content = deflateSync(`${numbers}\n${objects.join('\n')}`).toString('latin1');
  const first = numbers.length + 1;
  return `<< /Type /ObjStm ${entries} /First ${first} /Filter /FlateDecode >>\nstream\n${content}\nendstream`;
}
