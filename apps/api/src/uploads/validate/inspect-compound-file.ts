import { read, type CFB$Container } from 'cfb';
import { isInspectable } from './detect-file-type.ts';
import { UploadRejected, type Inspection } from './inspection.ts';
import { isMacroName, isProgramContent, isProgramName } from './programs.ts';
import type { RejectionReason } from './upload-rules.ts';

interface Stream {
  /** From the root, names joined by slashes, in lower case. */
  path: string;
  content: Buffer;
}

/** Main streams begin with one of these (MS-DOC 2.5.2, wIdent): Word 6 and 95, and 97 and later. */
const wordIdents = [0xa5dc, 0xa5ec, 0xa697, 0xa698, 0xa699];
const encryptedFlag = 0x0100;
const minFibSize = 32;

/** Names of the main streams of other programs. */
const otherPrograms: Readonly<Record<string, RejectionReason>> = {
  workbook: 'excel',
  book: 'excel',
  'powerpoint document': 'powerpoint',
  '__properties_version1.0': 'outlook',
  encryptedpackage: 'password',
};

const macroNames = ['vba', '_vba_project', '_vba_project_cur'];
/** A DDE field, which fetches data from another program: its mark, then its name. */
// oxlint-disable-next-line no-control-regex -- the mark is a control character.
const ddeField = /\x13\s{0,20}DDE(?:AUTO)?\s/i;

/**
 * Inspects a binary Word document (MS-DOC in MS-CFB).
 * @throws UploadRejected where it is something else, protected, or carries macros or a program.
 */
export function inspectCompoundFile(bytes: Buffer, inspection: Inspection): void {
  const streams = readStreams(bytes);
  if (streams === undefined) return inspectBroken(bytes, inspection);
  const main = streams.find(({ path }) => path === 'worddocument');
  if (main === undefined) throw new UploadRejected(findOther(streams));
  inspectMainStream(main.content, inspection);
  inspectStreams(streams, inspection);
}

/** Inspects an embedded compound file of any program. */
export function inspectEmbeddedCompoundFile(bytes: Buffer, inspection: Inspection): void {
  const streams = readStreams(bytes);
  if (streams === undefined) inspection.marks.add('uninspected');
  else inspectStreams(streams, inspection);
}

function readStreams(bytes: Buffer): Stream[] | undefined {
  let container: CFB$Container;
  try {
    container = read(bytes, { type: 'buffer' });
  } catch {
    // The parser cannot read it; Word may still open it.
    return undefined;
  }
  const { FileIndex, FullPaths } = container;
  return FileIndex.map(({ content }, index) => ({
    path: (FullPaths[index] ?? '')
      .replace(/^[^/]*\//, '')
      .replace(/\/$/, '')
      .toLowerCase(),
    // Storages have no content, against the type.
    content: Buffer.isBuffer(content) ? content : Buffer.alloc(0),
  }));
}

function findOther(streams: readonly Stream[]): RejectionReason {
  for (const { path } of streams) {
    const reason = otherPrograms[path];
    if (reason !== undefined) return reason;
  }
  return 'notAllowed';
}

function inspectMainStream(content: Buffer, { marks }: Inspection): void {
  if (content.length < minFibSize || !wordIdents.includes(content.readUInt16LE(0))) {
    throw new UploadRejected('damagedWord');
  }
  if ((content.readUInt16LE(10) & encryptedFlag) !== 0) throw new UploadRejected('password');
  // Text is stored in one or two bytes for each character; without zero bytes both are alike.
  if (ddeField.test(content.toString('latin1').replaceAll('\0', ''))) marks.add('dde');
}

function inspectStreams(streams: readonly Stream[], inspection: Inspection): void {
  for (const { path, content } of streams) {
    const name = path.split('/').at(-1) ?? '';
    if (macroNames.includes(name)) throw new UploadRejected('macros');
    if (name === '\x03ocxname') inspection.marks.add('activeX');
    if (name === '\x01ole10native') inspectOlePackage(content, inspection);
    else if (isProgramContent(content)) throw new UploadRejected('program');
    else if (isInspectable(content)) inspection.addEmbedded(content);
  }
}

/** Directory names are UTF-16. Where nothing is certain, the file is accepted with a mark. */
function inspectBroken(bytes: Buffer, { marks }: Inspection): void {
  const has = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('_VBA_PROJECT') || has('_VBA_PROJECT_CUR')) throw new UploadRejected('macros');
  if (has('EncryptedPackage')) throw new UploadRejected('password');
  if (!has('WordDocument')) throw new UploadRejected('damagedWord');
  marks.add('uninspected');
}

/** Before the first name: the size of the rest, and a flag for whether names follow. */
const headerSize = 6;
const namesFollow = 2;
const maxNameLength = 1024;

/**
 * Inspects the stream `\x01Ole10Native`, in which Windows' Packager embeds a file of any type: its
 * label, its name, the path to which a double click writes it, and its content.
 * @throws UploadRejected for a program.
 */
function inspectOlePackage(bytes: Buffer, inspection: Inspection): void {
  const { names, content } = parsePackage(bytes);
  if (names.some(isProgramName) || isProgramContent(content)) throw new UploadRejected('program');
  if (names.some(isMacroName)) throw new UploadRejected('macros');
  if (names.length > 0) inspection.marks.add('olePackage');
  if (isInspectable(content)) inspection.addEmbedded(content);
}

function parsePackage(bytes: Buffer): { names: string[]; content: Buffer } {
  if (bytes.length < headerSize) return { names: [], content: bytes };
  // Pictures and sounds of old programs are embedded without names.
  if (bytes.readUInt16LE(4) !== namesFollow) return { names: [], content: bytes.subarray(4) };
  const label = readName(bytes, headerSize);
  const fileName = readName(bytes, label.end);
  // Four bytes of flags and the length of the path stand before it; the length of the content after.
  const path = readName(bytes, fileName.end + 8);
  return { names: [label.text, fileName.text, path.text], content: bytes.subarray(path.end + 4) };
}

function readName(bytes: Buffer, start: number): { text: string; end: number } {
  const found = bytes.indexOf(0, start);
  const end = found < 0 ? bytes.length : found;
  return {
    text: bytes.toString('latin1', start, Math.min(end, start + maxNameLength)),
    end: end + 1,
  };
}
