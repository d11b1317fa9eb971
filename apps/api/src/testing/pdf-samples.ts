import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { createPdf, createZip, join, program, type Sample } from './sample-files.ts';

const pdf = createPdf(2000);
const archive = createZip([{ name: 'a.txt', content: 'a' }]);
const picture = join(Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(600));

const script = '<< /S /JavaScript /JS (1) >>';
const harmless =
  '<< /OpenAction [9 0 R /Fit] /Annots [<< /A << /S /URI /URI (https://a.example) >> >>] >>\nstream\n(HTML/JavaScript) Tj\nendstream';
const scriptInStream = `<< /Length 99 >>\nstream\n9 0 obj\n${script}\nendobj\nendstream`;

/** What is sent as `cv.pdf`. */
export const listPdfs = (): Sample[] => [
  ['nothing', '', 'empty'],
  ['a bare PDF header', '%PDF-', 'damagedPdf'],
  ['a PDF header and end', '%PDF-1.7\nstartxref\n0\n%%EOF', 'damagedPdf'],
  ['a PDF that begins too late', join(' '.repeat(1025), pdf), 'notAllowed'],
  ['1,024 bytes before the header', join(' '.repeat(1024), pdf), []],
  ['a line break before the header', join('\r\n', pdf), []],
  ['an archive before a PDF', join(archive, pdf), 'notAllowed'],
  ['bytes after the end', join(pdf, archive), []],
  ['half of a PDF', pdf.subarray(0, pdf.length / 2), []],
  ['a PDF with an attached program', attach('(invoice.pdf.exe )'), 'attachedProgram'],
  ['one by a UTF-16 name', attach('<FEFF0072002E006500780065>'), 'attachedProgram'],
  ['one by an escaped name', attach(String.raw`(run\056vbs)`), 'attachedProgram'],
  ['a program', program, 'notAllowed'],
  ['a program before a PDF', join(program, pdf), 'notAllowed'],
  ['a picture', picture, 'notAllowed'],
  ['noise', join(Buffer.alloc(8), randomBytes(4096)), 'notAllowed'],
  ['links, a first page, and a word like the name of a script', withObject(harmless), []],
  ['a launch action', withObject('<< /S /Launch /F (a.exe) >>'), ['launchAction']],
  ...Object.entries({
    'whose name is written as codes': '<< /S /J#61vaScript /JS (1) >>',
    'after a comment': '<< %stream\n/S %x\n/JavaScript /JS (1) >>',
    'after a text': '<< /A (>>stream\n) /S /JavaScript /JS (1) >>',
    'as an object within a stream': scriptInStream,
    'in an object stream after a text': packObject('/A (>>stream\n)', script),
  }).map(([place, object]): Sample => [`a script ${place}`, withObject(object), ['javascript']]),
];

function withObject(object: string): Buffer {
  return join(pdf, Buffer.from(`8 0 obj\n${object}\nendobj\n`, 'latin1'));
}

function attach(name: string): Buffer {
  return withObject(`<< /Type /Filespec /F ${name} /EF << /F 9 0 R >> >>`);
}

/** An object stream (ISO 32000-1, 7.5.7) with one object, whose number is 1. */
function packObject(entries: string, object: string): string {
  const numbers = '1 0';
  const content = deflateSync(`${numbers}\n${object}`).toString('latin1');
  const first = numbers.length + 1;
  return `<< /Type /ObjStm ${entries} /First ${first} /Filter /FlateDecode >>\nstream\n${content}\nendstream`;
}
