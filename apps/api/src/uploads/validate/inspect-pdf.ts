import { constants, inflateSync } from 'node:zlib';
import { UploadRejected, type Inspection } from './inspection.ts';
import { isProgramName } from './programs.ts';
import type { ActiveContent } from './upload-rules.ts';

const nameEnd = String.raw`(?![^\x00-\x20()<>[\]{}/%])`;
const markedNames: readonly (readonly [RegExp, ActiveContent])[] = [
  [new RegExp(`/JavaScript${nameEnd}`), 'javascript'],
  [new RegExp(`/Launch${nameEnd}`), 'launchAction'],
  [new RegExp(`/(?:EmbeddedFiles?|FileAttachment|RichMedia)${nameEnd}`), 'attachment'],
];
const objectStream = new RegExp(`/ObjStm${nameEnd}`);
/** The name of a file in its specification (ISO 32000-1, 7.11.3): a literal or a hexadecimal text. */
const fileName = /\/U?F\s{0,9}(?:\(((?:\\[\s\S]|[^\\()]){0,2000})\)|<([\da-fA-F\s]{0,4000})>)/g;
const embeddedFile = new RegExp(`/EF${nameEnd}`);

/** Max distance between the parts of a file specification, in characters. */
const specificationSize = 1000;
/** Max length of the dictionary before a stream, in characters. */
const maxDictionary = 4096;
const maxObjectStreams = 32 * 1024 * 1024;

/**
 * Searches for the names of active content outside of streams and in object streams. It scans instead
 * of parsing: its time is linear, damaged files are read too, and unpacking has a limit.
 * @throws UploadRejected for a file without any object, and for an attached program.
 */
export function inspectPdf(bytes: Buffer, { marks }: Inspection): void {
  let hasObject = false;
  for (const text of readTexts(bytes, marks)) {
    hasObject ||= /\bobj\b/.test(text);
    for (const [name, mark] of markedNames) if (name.test(text)) marks.add(mark);
    if (hasAttachedProgram(text)) throw new UploadRejected('attachedProgram');
  }
  if (!hasObject) throw new UploadRejected('damagedPdf');
}

/** The text between streams and in object streams. */
function* readTexts(bytes: Buffer, marks: Set<ActiveContent>): Generator<string> {
  let budget = maxObjectStreams;
  let at = 0;
  while (at < bytes.length) {
    const start = findStream(bytes, at);
    const text = decodeNames(bytes.subarray(at, start));
    yield text;
    const end = bytes.indexOf('endstream', start);
    // Without an end, what follows is not a stream.
    if (end < 0) yield decodeNames(bytes.subarray(start));
    if (end < 0) return;
    const dictionary = text.slice(-maxDictionary);
    if (objectStream.test(dictionary)) {
      const content = bytes.subarray(start, end);
      const unpacked = dictionary.includes('/Filter') ? unpack(content, budget) : content;
      budget -= unpacked?.length ?? 0;
      if (unpacked === undefined) marks.add('uninspected');
      else yield decodeNames(unpacked);
    }
    at = end;
  }
}

/** Where the next stream's content begins, or the length of the file. */
function findStream(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('stream', from); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const [first, second] = [bytes[at + 6], bytes[at + 7]];
    if (first === 0x0a) return at + 7;
    if (first === 0x0d) return second === 0x0a ? at + 8 : at + 7;
  }
  return bytes.length;
}

function unpack(packed: Buffer, budget: number): Buffer | undefined {
  if (budget <= 0) return undefined;
  try {
    const options = { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options);
  } catch {
    // Encrypted, damaged, with another filter or over the limit: the file gets a mark.
    return undefined;
  }
}

const numberSign = 0x23;

/** As Latin-1. Any character of a name may be written as its code (ISO 32000-1, 7.3.5). */
function decodeNames(bytes: Buffer): string {
  if (!bytes.includes(numberSign)) return bytes.toString('latin1');
  const decoded = Buffer.from(bytes);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isCode = bytes[at] === numberSign;
    const code = isCode
      ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16)
      : Number.NaN;
    decoded[length] = Number.isNaN(code) ? (bytes[at] ?? 0) : code;
    if (!Number.isNaN(code)) at += 2;
    length += 1;
  }
  return decoded.toString('latin1', 0, length);
}

function hasAttachedProgram(text: string): boolean {
  if (!embeddedFile.test(text)) return false;
  return text.matchAll(fileName).some(({ 0: whole, 1: literal, 2: hex, index }) => {
    const name =
      literal ?? Buffer.from((hex ?? '').replaceAll(/\s/g, ''), 'hex').toString('latin1');
    if (!isProgramName(decodeText(name))) return false;
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
