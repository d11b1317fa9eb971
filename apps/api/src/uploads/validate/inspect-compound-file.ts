import { read, type CFB$Container } from 'cfb';
import { isInspectable } from './detect-file-type.ts';
import { UploadRejected, type Inspection } from './inspection.ts';
import { isMacroName, isProgramContent, isProgramName } from './programs.ts';

interface Stream {
  /** From the root, names joined by slashes, in lower case. */
  path: string;
  content: Buffer;
}

/** Main streams begin with one of these (MS-DOC 2.5.2, wIdent): Word 6 and 95, and 97 and later. */
const wordIdents = [0xa5dc, 0xa5ec, 0xa697, 0xa698, 0xa699];
const encryptedFlag = 0x0100;
const minFibSize = 32;

const macroNames = ['vba', '_vba_project', '_vba_project_cur'];

/**
 * Inspects a binary Word document (MS-DOC in MS-CFB).
 * @throws UploadRejected if it is something else, protected, or contains macros or a program.
 */
export async function inspectCompoundFile(bytes: Buffer, inspection: Inspection): Promise<void> {
  const streams = readStreams(bytes);
  if (streams === undefined) return inspectBroken(bytes);
  const main = streams.find(({ path }) => path === 'worddocument');
  if (main === undefined) {
    const isEncrypted = streams.some(({ path }) => path === 'encryptedpackage');
    throw new UploadRejected(isEncrypted ? 'password' : 'notAllowed');
  }
  inspectMainStream(main.content);
  await inspectStreams(streams, inspection);
}

/** Inspects an embedded compound file of any program. */
export async function inspectEmbeddedCompoundFile(bytes: Buffer, inspection: Inspection) {
  await inspectStreams(readStreams(bytes) ?? [], inspection);
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

function inspectMainStream(content: Buffer): void {
  if (content.length < minFibSize || !wordIdents.includes(content.readUInt16LE(0))) {
    throw new UploadRejected('damagedWord');
  }
  if ((content.readUInt16LE(10) & encryptedFlag) !== 0) throw new UploadRejected('password');
}

async function inspectStreams(streams: readonly Stream[], inspection: Inspection): Promise<void> {
  for (const { path, content } of streams) {
    const name = path.split('/').at(-1) ?? '';
    if (macroNames.includes(name)) throw new UploadRejected('macros');
    if (name === '\x01ole10native') await inspectOlePackage(content, inspection);
    else if (isProgramContent(content)) throw new UploadRejected('program');
    else await inspectEmbedded(content, inspection);
  }
}

/** Directory names are UTF-16. If the content is uncertain, the file is accepted. */
function inspectBroken(bytes: Buffer): void {
  const has = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('_VBA_PROJECT') || has('_VBA_PROJECT_CUR')) throw new UploadRejected('macros');
  if (has('EncryptedPackage')) throw new UploadRejected('password');
  if (!has('WordDocument')) throw new UploadRejected('damagedWord');
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
async function inspectOlePackage(bytes: Buffer, inspection: Inspection): Promise<void> {
  const { names, content } = parsePackage(bytes);
  if (names.some(isProgramName) || isProgramContent(content)) throw new UploadRejected('program');
  if (names.some(isMacroName)) throw new UploadRejected('macros');
  if (names.length > 0) inspection.marks.add('olePackage');
  await inspectEmbedded(content, inspection);
}

/** Several streams may share the same bytes, which are counted for each. */
async function inspectEmbedded(content: Buffer, inspection: Inspection): Promise<void> {
  if (!isInspectable(content)) return;
  inspection.count('unpackedBytes', content.length);
  await inspection.inspectEmbedded(content);
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
