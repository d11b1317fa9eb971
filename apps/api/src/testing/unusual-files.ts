import { deflateSync } from 'node:zlib';
import type { ActiveContent, UploadKind } from '../uploads/validate/upload-rules.ts';
import {
  createContentTypes,
  createDoc,
  createDocx,
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

type Row = readonly [name: string, content: Buffer, ...activeContent: ActiveContent[]];

/** Documents that readers open and that are accepted, with what is marked in them. */
export function unusualFiles(): UnusualFile[] {
  return Object.entries({ pdf: listPdfs(), doc: listDocs(), docx: listDocx() }).flatMap(
    ([kind, rows]) =>
      rows.map(([name, content, ...activeContent]) => ({
        name,
        content,
        kind: kind as UploadKind,
        activeContent,
      })),
  );
}

function listDocs(): Row[] {
  const theme = createZip([{ name: 'theme/theme/theme1.xml', content: '<a:theme/>' }]);
  const word95 = createMainStream({ ident: 0xa5dc }).subarray(0, 2000);
  const picture = createOlePackage('a.png', Buffer.alloc(9));
  return [
    ['a theme archive', createDoc({ '1Table': Buffer.concat([theme, theme]) })],
    ['Word 95, its text in the mini stream', createDoc({ WordDocument: word95 })],
    ['a workbook', createDoc({ 'ObjectPool/_1/Workbook': Buffer.alloc(5000) })],
    ['a packaged picture', createDoc({ 'ObjectPool/_1/\x01Ole10Native': picture }), 'olePackage'],
  ];
}

function listDocx(): Row[] {
  const withPart = (name: string, content: Buffer | string) => createDocx([{ name, content }]);
  const related = (type: string, target: string) =>
    withPart('word/_rels/document.xml.rels', createRelationships(type, target, 'External'));
  const template = (target: string) => related('attachedTemplate', target);
  return [
    ['an SVG picture', withPart('word/media/a.svg', '<svg/>')],
    ['a page as a part', withPart('word/a.html', '<html/>')],
    ['a document in it', withPart('word/embeddings/a.docx', createDocx())],
    ['bytes after the end', Buffer.concat([createDocx(), Buffer.from('\r\n--\r\n')])],
    ['its main part under another name', createRenamed()],
    ['a link and a linked picture', related('image', 'https://a.example/a.png')],
    ['a local template', template('file:///C:\\a.dotx')],
    ['a remote template', template('https://a.example/a.dotm'), 'externalTemplate'],
    ['a template on a share', template('file://///a.example/b/a.dotm'), 'externalTemplate'],
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

function listPdfs(): Row[] {
  const pdf = createPdf(2000);
  const archive = createZip([{ name: 'a.txt', content: 'a' }]);
  const withObject = (object: string) =>
    Buffer.concat([pdf, Buffer.from(`8 0 obj\n${object}\nendobj\n`, 'latin1')]);
  const script = '<< /S /JavaScript /JS (1) >>';
  const harmless =
    '<< /OpenAction [9 0 R /Fit] /Annots [<< /A << /S /URI /URI (https://a.example) >> >>] >>\nstream\n(HTML/JavaScript) Tj\nendstream';
  const scripts = {
    'whose name is written as codes': '<< /S /J#61vaScript /JS (1) >>',
    'after a comment': '<< %stream\n/S %x\n/JavaScript /JS (1) >>',
    'after a text': '<< /A (>>stream\n) /S /JavaScript /JS (1) >>',
    'as an object within a stream': `<< /Length 99 >>\nstream\n9 0 obj\n${script}\nendobj\nendstream`,
    'in an object stream after a text': packObjects('/A (>>stream\n)', script),
  };
  return [
    ['a line break before the header', Buffer.concat([Buffer.from('\r\n'), pdf])],
    ['1,024 bytes before the header', Buffer.concat([Buffer.alloc(1024, ' '), pdf])],
    ['bytes after the end', Buffer.concat([pdf, archive])],
    ['half of a PDF', pdf.subarray(0, pdf.length / 2)],
    ['links, a first page, and a word like the name of a script', withObject(harmless)],
    ['a launch action', withObject('<< /S /Launch /F (a.exe) >>'), 'launchAction'],
    ...Object.entries(scripts).map(([place, object]): Row => [
      `a script ${place}`,
      withObject(object),
      'javascript',
    ]),
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
