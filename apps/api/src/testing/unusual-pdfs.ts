import { deflateSync } from 'node:zlib';
import type { ActiveContent, UploadKind } from '../uploads/validate/upload-rules.ts';
import { createPdf, createZip } from './sample-files.ts';

export interface UnusualFile {
  name: string;
  content: Buffer;
  kind: UploadKind;
  activeContent: ActiveContent[];
}

export const unusual = (
  kind: UploadKind,
  name: string,
  content: Buffer,
  ...activeContent: ActiveContent[]
): UnusualFile => ({ name, content, kind, activeContent });

/** PDFs that readers open and that are accepted, with what is marked in them. */
export function unusualPdfs(): UnusualFile[] {
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
          'uninspected',
          'javascript',
        ],
        ['a form with scripts', '<< /AcroForm << /XFA [(template) 9 0 R] >> >>', 'xfaForm'],
        ['a form that is sent', '<< /S /SubmitForm /F (https://a.example) >>', 'submitForm'],
        ['a file on a share', '<< /S /GoToE /F (\\\\a.example\\\\b) >>', 'otherFile'],
        [
          'an address that opens with it',
          '<< /OpenAction << /S /URI /URI (https://a.example) >> >>',
          'openAddress',
        ],
        [
          'an address that opens with a page',
          '<< /AA << /O 9 0 R >> >>\nendobj\n9 0 obj\n<< /S /URI /URI (https://a.example) >>',
          'openAddress',
        ],
        [
          'an address that follows an action in an object stream',
          packObjects(
            '',
            '<< /S /URI /URI (https://a.example) >>',
            '<< /OpenAction << /S /GoTo /Next 1 0 R >> >>',
          ),
          'openAddress',
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

/** An object stream (ISO 32000-1, 7.5.7) whose objects have the numbers 1, 2 and so on. */
function packObjects(entries: string, ...objects: string[]): string {
  const places = objects.map((_, index) => objects.slice(0, index).join('\n').length + index);
  const numbers = places.map((place, index) => `${index + 1} ${place}`).join(' ');
  const content = deflateSync(`${numbers}\n${objects.join('\n')}`).toString('latin1');
  const first = numbers.length + 1;
  return `<< /Type /ObjStm ${entries} /First ${first} /Filter /FlateDecode >>\nstream\n${content}\nendstream`;
}
