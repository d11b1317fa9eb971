import { constants, inflateSync } from 'node:zlib';

/** Ends the name before it. */
export const nameEnd = String.raw`(?![^\x00-\x20()<>[\]{}/%])`;

/** An object stream's content: `first` is where the first object begins, `numbers` name the objects and their places. */
export interface ObjectStream {
  text: string;
  first: number;
  numbers: readonly number[];
}

const streamStart = /(?<!end)stream[^\r\n]{0,100}(?:\r\n?|\n)/g;
const objectStreamType = new RegExp(`/ObjStm${nameEnd}`);
/** Max length of the dictionary before a stream, in characters. */
const maxDictionary = 4096;
const maxObjectStreams = 32 * 1024 * 1024;

/**
 * Unpacks every object stream of a PDF (ISO 32000-1, 7.5.7). Comments, texts and other streams may
 * hold the word `stream`, so each such word is tried whose neighborhood names an object stream.
 * `undefined` stands for one that cannot be read: encrypted, damaged, with another filter or too large.
 */
export function* readObjectStreams(
  bytes: Buffer,
  text: string,
): Generator<ObjectStream | undefined> {
  if (!objectStreamType.test(decodeNames(text))) return;
  let budget = maxObjectStreams;
  for (const { 0: keyword, index } of text.matchAll(streamStart)) {
    const near = decodeNames(text.slice(Math.max(0, index - maxDictionary), index));
    if (!objectStreamType.test(near)) continue;
    const start = index + keyword.length;
    const unpacked = near.includes('/Filter')
      ? unpack(bytes.subarray(start), budget)
      : bytes.subarray(start, bytes.indexOf('endstream', start));
    budget -= unpacked?.length ?? 0;
    const content = unpacked?.toString('latin1') ?? '';
    const numbers = /^(?:\s*\d{1,10}\s+\d{1,10})+(?=\D)/.exec(content)?.[0].trim().split(/\s+/);
    if (numbers !== undefined) {
      const first = Number(/.*\/First\s+(\d{1,10})/s.exec(near)?.[1] ?? 0);
      yield { text: decodeNames(content), first, numbers: numbers.map(Number) };
    } else if (objectStreamType.test(cutToObject(near))) yield undefined;
  }
}

/** What follows the last `endobj` that is not inside a string. */
function cutToObject(text: string): string {
  const plain = text.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '');
  return plain.slice(plain.lastIndexOf('endobj') + 1);
}

function unpack(packed: Buffer, budget: number): Buffer | undefined {
  if (budget <= 0) return undefined;
  try {
    const options = { maxOutputLength: budget, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options);
  } catch {
    // The caller tells the careers team.
    return undefined;
  }
}

/**
 * Any character of a name may be written as its code (ISO 32000-1, 7.3.5). Written into one buffer,
 * since `replaceAll` would keep every match of a file of codes in memory.
 */
export function decodeNames(text: string): string {
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
