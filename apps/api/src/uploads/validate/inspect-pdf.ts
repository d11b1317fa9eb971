import { constants, inflateSync } from 'node:zlib';
import { UploadRejected, type Inspection } from './inspection.ts';
import { isProgramName } from './programs.ts';

/** Ends the name before it. */
const nameEnd = String.raw`(?![^\x00-\x20()<>[\]{}/%])`;
const name = (text: string) => new RegExp(`/${text}${nameEnd}`);
const javaScript = name('JavaScript');
const script = new RegExp(`/JS${nameEnd}|/S\\s{0,9}/JavaScript${nameEnd}`);
const launch = name('Launch');
const embeddedFile = name('EF');
const objectStreamType = name('ObjStm');
/** The name of a file in its specification (ISO 32000-1, 7.11.3): a literal or a hexadecimal text. */
const fileName = /\/U?F\s{0,9}(?:\(((?:\\[\s\S]|[^\\()]){0,2000})\)|<([\da-fA-F\s]{0,4000})>)/g;

/** Max distance between the parts of a file specification, in characters. */
const specificationSize = 1000;

const streamStart = /(?<!end)stream[^\r\n]{0,100}(?:\r\n?|\n)/g;
/** Max length of the dictionary before a stream, in characters. */
const maxDictionary = 4096;
/** An object stream begins with the numbers of its objects and their places. */
const objectNumbers = /^\s*\d{1,10}\s+\d{1,10}\b/;
const maxObjectStreams = 32 * 1024 * 1024;

/**
 * Searches the whole file and its object streams for the names of active content. It scans instead
 * of parsing: readers jump to objects, so bytes between them mean nothing. Scanning takes linear
 * time, and reads damaged files too.
 * @throws UploadRejected for a file without any object, and for an attached program.
 */
export function inspectPdf(bytes: Buffer, { marks }: Inspection): void {
  const raw = bytes.toString('latin1');
  const text = decodeNames(raw);
  if (!/\bobj\b/.test(text)) throw new UploadRejected('damagedPdf');
  // The text of a page may be "/JavaScript", so the key of a script is required too.
  if (javaScript.test(text) && script.test(text)) marks.add('javascript');
  const streams = objectStreamType.test(text) ? [...readObjectStreams(bytes, raw)] : [];
  if (streams.some((stream) => javaScript.test(stream))) marks.add('javascript');
  const texts = [text, ...streams];
  if (texts.some((part) => launch.test(part))) marks.add('launchAction');
  if (texts.some(hasAttachedProgram)) throw new UploadRejected('attachedProgram');
}

/**
 * Unpacks every object stream of a PDF (ISO 32000-1, 7.5.7). Comments, texts and other streams may
 * contain the word `stream`, so each one near the name of an object stream is tried. Data that cannot
 * be unpacked is omitted.
 */
function* readObjectStreams(bytes: Buffer, text: string): Generator<string> {
  let budget = maxObjectStreams;
  for (const { 0: keyword, index } of text.matchAll(streamStart)) {
    const near = decodeNames(text.slice(Math.max(0, index - maxDictionary), index));
    if (!objectStreamType.test(near)) continue;
    const content = unpack(bytes.subarray(index + keyword.length), budget).toString('latin1');
    budget -= content.length;
    if (objectNumbers.test(content)) yield decodeNames(content);
  }
}

/** Empty if the data is encrypted, damaged, too large or packed in another way. */
function unpack(packed: Buffer, budget: number): Buffer {
  if (budget <= 0) return Buffer.alloc(0);
  try {
    const options = { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options);
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * Decodes names: each character may be written as a code (ISO 32000-1, 7.3.5). The result is written into
 * one buffer, since `replaceAll` would keep every match in memory.
 */
function decodeNames(text: string): string {
  if (!text.includes('#')) return text;
  const bytes = Buffer.from(text, 'latin1');
  let [start, end] = [0, 0];
  for (const { 0: code, index } of text.matchAll(/#[\da-f]{2}/gi)) {
    end += bytes.copy(bytes, end, start, index);
    end = bytes.writeUInt8(Number.parseInt(code.slice(1), 16), end);
    start = index + code.length;
  }
  end += bytes.copy(bytes, end, start);
  return bytes.toString('latin1', 0, end);
}

function hasAttachedProgram(text: string): boolean {
  if (!embeddedFile.test(text)) return false;
  return text.matchAll(fileName).some(({ 0: whole, 1: literal, 2: hex, index }) => {
    const file =
      literal ?? Buffer.from((hex ?? '').replaceAll(/\s/g, ''), 'hex').toString('latin1');
    if (!isProgramName(decodeText(file))) return false;
    const end = index + whole.length + specificationSize;
    return embeddedFile.test(text.slice(Math.max(0, index - specificationSize), end));
  });
}

/** Zero bytes of UTF-16 are removed, since program extensions are ASCII. A URL is not a file name. */
function decodeText(text: string): string {
  const plain = text
    .replaceAll(/\\(\d{1,3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
    .replaceAll('\\', '')
    .replaceAll('\0', '');
  return plain.includes('://') ? '' : plain;
}
