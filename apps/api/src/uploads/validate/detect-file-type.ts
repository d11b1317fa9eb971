import { fileTypeFromBuffer } from 'file-type';
import { isProgramContent } from './programs.ts';
import { maxPdfHeaderOffset, type RejectionReason } from './upload-rules.ts';

/** A format to be inspected, or the reason to reject the file. */
export type DetectedType = 'pdf' | 'zip' | 'compound' | RejectionReason;

/** In bytes, as `file-type` asks for. */
const sampleSize = 4100;
const textSample = 65_536;
const pdfHeader = '%PDF-';

const archiveMarks = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
/** Begins every compound file (MS-CFB 2.2). */
export const compoundMark = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Old formats that Word opens and `file-type` does not detect. Bytes as Latin-1. */
const oldFormats: readonly (readonly [string, RejectionReason])[] = [
  ['{\\rt', 'rtf'],
  ['\xffWPC', 'wordPerfect'],
  ['\xcb\x0a\x01', 'wordPerfect'],
  ['\xdb\xa5', 'word2'],
  ['\x9b\xa5', 'word2'],
  ['\x31\xbe\x00\x00', 'word2'],
  ['\xfe\x37\x00', 'word2'],
];

const htmlElements =
  'html|head|body|title|meta|style|script|table|div|span|font|center|h[1-6]|p|br|b|a';
const htmlStart = new RegExp(
  `^(?:<!(?!doctype)[^>]*>\\s*)*<(?:!doctype\\s+html|(?:${htmlElements})[\\s>/])`,
  'i',
);

/** Text formats, matched from the first character that is not white space. */
const textFormats: readonly (readonly [RegExp, RejectionReason])[] = [
  [
    /^mime-version:|^(?:from|date|content-type): .*\n(?:.+\n)*content-type: multipart\/related/i,
    'webArchive',
  ],
  [
    /<\?mso-application\s+progid="Word\.Document"|<(?:\w+:)?wordDocument\b|<pkg:package\b/,
    'wordXml',
  ],
  [htmlStart, 'html'],
  [/^<\?xml\b[^<]*(?:<![^>]*>\s*)*<html[\s>]/i, 'html'],
  [/^<\?xml\b/, 'xml'],
];

/**
 * Tells what a file is by its content. An archive or a compound file is that before all else; a PDF
 * may begin late, as mail gateways and print systems write before it.
 */
export async function detectFileType(bytes: Buffer): Promise<DetectedType> {
  if (bytes.length === 0) return 'empty';
  const head = bytes.toString('latin1', 0, sampleSize);
  if (isArchive(head)) return 'zip';
  if (head.startsWith(compoundMark)) return 'compound';
  if (isProgramContent(bytes)) return 'notAllowed';
  const headerAt = head.indexOf(pdfHeader);
  if (headerAt >= 0 && headerAt <= maxPdfHeaderOffset) return 'pdf';
  const old = oldFormats.find(([mark]) => head.trimStart().startsWith(mark));
  if (old !== undefined) return old[1];
  const detected = await fileTypeFromBuffer(bytes.subarray(0, sampleSize));
  if (detected !== undefined && detected.ext !== 'xml')
    return detected.ext === 'rtf' ? 'rtf' : 'notAllowed';
  return detectText(bytes.subarray(0, textSample));
}

/** Whether these first bytes, as Latin-1, begin an archive. */
export function isArchive(head: string): boolean {
  return archiveMarks.some((mark) => head.startsWith(mark));
}

/** Whether a part with these first bytes is inspected as an embedded document. */
export function isInspectable(head: Buffer): boolean {
  const text = head.toString('latin1', 0, compoundMark.length);
  return text === compoundMark || isArchive(text);
}

function detectText(bytes: Buffer): RejectionReason {
  const text = decodeText(bytes)?.trimStart();
  if (text === undefined) return 'notAllowed';
  return textFormats.find(([pattern]) => pattern.test(text))?.[1] ?? 'text';
}

/** Undefined where the bytes contain control characters that no text has. */
function decodeText(bytes: Buffer): string | undefined {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'windows-1252';
  const text = new TextDecoder(encoding).decode(bytes).replace(/^(?:\ufeff|ï»¿)/, '');
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
  return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}
