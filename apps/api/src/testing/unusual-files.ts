import {
  createDoc,
  createDocx,
  createContentTypes,
  createMainStream,
  createOlePackage,
  createRelationships,
  createStory,
  createZip,
} from './sample-files.ts';
import { unusual, unusualPdfs, type UnusualFile } from './unusual-pdfs.ts';

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
      'a picture on a share',
      createDocx([related('image', '\\\\a.example\\\\a.png')]),
      'externalObject',
    ),
    unusual(
      'docx',
      'a web page that is loaded into it',
      createDocx([
        { ...related('aFChunk', 'a.mht'), content: createRelationships('aFChunk', 'a.mht') },
        { name: 'word/a.mht', content: 'MIME-Version: 1.0' },
      ]),
      'foreignPart',
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
