import { fileTypeFromBuffer } from 'file-type';
import { inspectCompoundFile } from './inspect-compound-file.ts';
import { inspectPackage } from './inspect-package.ts';
import type { RejectionReason, UploadKind } from './upload-rules.ts';

/** In bytes, as `file-type` asks for. */
const sampleSize = 4100;
const textSample = 65_536;
/** Where PDF readers look for the header (ISO 32000-1, annex H.3.4.1). */
const pdfHeader = /^[\s\S]{0,1024}?%PDF-/;
const programTypes = ['elf', 'exe', 'lnk', 'macho'];

/** The first bytes, as Latin-1, of what is inspected, and of what `file-type` does not detect in every version. */
const marks = [
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['PK\x07\x08', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'compound'],
  ['\xffWPC', 'wordPerfect'],
  ['\xcb\x0a\x01', 'wordPerfect'],
  ['\xdb\xa5', 'word2'],
] as const;

const htmlElements =
  'html|head|body|title|meta|style|script|table|div|span|font|center|h[1-6]|p|br|b|a';
const htmlStart = new RegExp(
  `^(?:<!(?!doctype)[^>]*>\\s*)*<(?:!doctype\\s+html|(?:${htmlElements})[\\s>/])`,
  'i',
);
const htmlInXml = /^<\?xml\b[^<]*(?:<![^>]*>\s*)*<html[\s>]/i;

/** Detects the type of a document by its content, or the reason to reject it. */
export async function detectFileType(bytes: Buffer): Promise<UploadKind | RejectionReason> {
  if (bytes.length === 0) return 'empty';
  const head = bytes.toString('latin1', 0, sampleSize);
  const [, marked] = marks.find(([mark]) => head.startsWith(mark)) ?? [];
  if (marked === 'zip') return inspectPackage(bytes);
  if (marked === 'compound') return inspectCompoundFile(bytes);
  if (marked !== undefined) return marked;
  const detected = await fileTypeFromBuffer(bytes.subarray(0, sampleSize));
  const extension = detected?.ext ?? 'xml';
  if (pdfHeader.test(head) && !programTypes.includes(extension)) {
    return bytes.includes('obj') ? 'pdf' : 'damagedPdf';
  }
  if (extension !== 'xml' && extension !== 'rtf') return 'notAllowed';
  return detectTextFormat(bytes.subarray(0, textSample));
}

function detectTextFormat(bytes: Buffer): RejectionReason {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'windows-1252';
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = decoded.replace(/^(?:\ufeff|ï»¿)/, '').trimStart();
  if (text.startsWith('{\\rt')) return 'rtf';
  if (htmlStart.test(text) || htmlInXml.test(text)) return 'html';
  return text.startsWith('<?xml') ? 'xml' : 'notAllowed';
}
