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

/** Formats that `file-type` does not detect in every version. Bytes as Latin-1. */
const foreignMarks: readonly (readonly [string, RejectionReason])[] = [
  ['{\\rt', 'rtf'],
  ['\xffWPC', 'wordPerfect'],
  ['\xcb\x0a\x01', 'wordPerfect'],
  ['\xdb\xa5', 'word2'],
];

const htmlElements =
  'html|head|body|title|meta|style|script|table|div|span|font|center|h[1-6]|p|br|b|a';
const htmlStart = new RegExp(
  `^(?:<!(?!doctype)[^>]*>\\s*)*<(?:!doctype\\s+html|(?:${htmlElements})[\\s>/])`,
  'i',
);

const htmlInXml = /^<\?xml\b[^<]*(?:<![^>]*>\s*)*<html[\s>]/i;

/**
 * Detects the type of a file by its content. Archives and compound files are detected first; a PDF
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
  const foreign = foreignMarks.find(([mark]) => head.trimStart().startsWith(mark));
  if (foreign !== undefined) return foreign[1];
  const detected = await fileTypeFromBuffer(bytes.subarray(0, sampleSize));
  if (detected !== undefined && detected.ext !== 'xml') return 'notAllowed';
  return detectMarkup(bytes.subarray(0, textSample));
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

function detectMarkup(bytes: Buffer): RejectionReason {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'windows-1252';
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = decoded.replace(/^(?:\ufeff|ï»¿)/, '').trimStart();
  if (htmlStart.test(text) || htmlInXml.test(text)) return 'html';
  return text.startsWith('<?xml') ? 'xml' : 'notAllowed';
}
