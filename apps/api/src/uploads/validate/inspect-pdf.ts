import { UploadRejected, type Inspection } from './inspection.ts';
import { opensAddress } from './pdf-actions.ts';
import { decodeNames, nameEnd, readObjectStreams } from './pdf-texts.ts';
import { isProgramName } from './programs.ts';
import type { ActiveContent } from './upload-rules.ts';

const name = (names: string) => new RegExp(`/(?:${names})${nameEnd}`);
const javaScript = name('JavaScript');
const script = new RegExp(`/JS${nameEnd}|/S\\s{0,9}/JavaScript${nameEnd}`);
const markedNames: readonly (readonly [RegExp, ActiveContent])[] = [
  [name('Launch'), 'launchAction'],
  [name('EmbeddedFiles?|FileAttachment|RichMedia|Rendition'), 'attachment'],
  [name('GoToE|GoToR'), 'otherFile'],
  [name('SubmitForm|ImportData'), 'submitForm'],
  [name('XFA'), 'xfaForm'],
];
/** The name of a file in its specification (ISO 32000-1, 7.11.3): a literal or a hexadecimal text. */
const fileName = /\/U?F\s{0,9}(?:\(((?:\\[\s\S]|[^\\()]){0,2000})\)|<([\da-fA-F\s]{0,4000})>)/g;
const embeddedFile = new RegExp(`/EF${nameEnd}`);

/** Max distance between the parts of a file specification, in characters. */
const specificationSize = 1000;

/**
 * Searches the whole file and its object streams for the names of active content. It scans instead
 * of parsing: readers jump to objects, so that nothing between them may be trusted; its time is
 * linear, and damaged files are read too.
 * @throws UploadRejected for a file without any object, and for an attached program.
 */
export function inspectPdf(bytes: Buffer, { marks }: Inspection): void {
  const raw = bytes.toString('latin1');
  const text = decodeNames(raw);
  if (!/\bobj\b/.test(text)) throw new UploadRejected('damagedPdf');
  // A page's own words may be "/JavaScript", so that a script's key is asked for as well.
  if (javaScript.test(text) && script.test(text)) marks.add('javascript');
  const streams = [];
  for (const stream of readObjectStreams(bytes, raw)) {
    if (stream === undefined) marks.add('uninspected');
    else streams.push(stream);
  }
  if (streams.some((stream) => javaScript.test(stream.text))) marks.add('javascript');
  const texts = [text, ...streams.map((stream) => stream.text)];
  for (const [pattern, mark] of markedNames) {
    if (texts.some((part) => pattern.test(part))) marks.add(mark);
  }
  if (opensAddress(text, streams)) marks.add('openAddress');
  if (texts.some(hasAttachedProgram)) throw new UploadRejected('attachedProgram');
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
