import { read, type CFB$Container } from 'cfb';
import { isInspectable } from './detect-file-type.ts';
import { UploadRefused, type Inspection } from './inspection.ts';
import { inspectOlePackage } from './ole-package.ts';
import { isProgramContent } from './programs.ts';
import type { RefusalReason } from './upload-rules.ts';

interface Stream {
  /** From the root, names joined by slashes, in lower case. */
  path: string;
  content: Buffer;
}

/** Main streams begin with one of these (MS-DOC 2.5.2, wIdent): Word 6 and 95, and 97 and later. */
const wordIdents = [0xa5dc, 0xa5ec, 0xa697, 0xa698, 0xa699];
const encryptedFlag = 0x0100;
const minFibSize = 32;

/** What the main stream of another program is called. */
const otherPrograms: Readonly<Record<string, RefusalReason>> = {
  workbook: 'excel',
  book: 'excel',
  'powerpoint document': 'powerpoint',
  '__properties_version1.0': 'outlook',
  encryptedpackage: 'password',
};

const macroNames = ['vba', '_vba_project', '_vba_project_cur'];
/** A field whose instruction asks another program for data: its mark, then the name of the field. */
// oxlint-disable-next-line no-control-regex -- the mark is a control character.
const ddeField = /\x13\s{0,20}DDE(?:AUTO)?\s/i;

/**
 * Inspects a binary Word document (MS-DOC in MS-CFB).
 * @throws UploadRefused where it is something else, protected, or carries macros or a program.
 */
export function inspectCompoundFile(bytes: Buffer, inspection: Inspection): void {
  const streams = readStreams(bytes);
  if (streams === undefined) return inspectBroken(bytes, inspection);
  const main = streams.find(({ path }) => path === 'worddocument');
  if (main === undefined) throw new UploadRefused(findOther(streams));
  inspectMainStream(main.content, inspection);
  inspectStreams(streams, inspection);
}

/** Inspects a compound file that is embedded in a document, whatever program wrote it. */
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
    // Damaged beyond what the parser follows; Word may still open it.
    return undefined;
  }
  const { FileIndex, FullPaths } = container;
  return FileIndex.map(({ content }, index) => ({
    path: (FullPaths[index] ?? '')
      .replace(/^[^/]*\//, '')
      .replace(/\/$/, '')
      .toLowerCase(),
    // Storages have none, against the type.
    content: Buffer.isBuffer(content) ? content : Buffer.alloc(0),
  }));
}

function findOther(streams: readonly Stream[]): RefusalReason {
  for (const { path } of streams) {
    const reason = otherPrograms[path];
    if (reason !== undefined) return reason;
  }
  return 'notAllowed';
}

function inspectMainStream(content: Buffer, { marks }: Inspection): void {
  if (content.length < minFibSize || !wordIdents.includes(content.readUInt16LE(0))) {
    throw new UploadRefused('damagedWord');
  }
  if ((content.readUInt16LE(10) & encryptedFlag) !== 0) throw new UploadRefused('password');
  // The text is in one byte or two for each character; without the zeros both read alike.
  if (ddeField.test(content.toString('latin1').replaceAll('\0', ''))) marks.add('dde');
}

function inspectStreams(streams: readonly Stream[], inspection: Inspection): void {
  for (const { path, content } of streams) {
    const name = path.split('/').at(-1) ?? '';
    if (macroNames.includes(name)) throw new UploadRefused('macros');
    if (name === '\x03ocxname') inspection.marks.add('activeX');
    if (name === '\x01ole10native') inspectOlePackage(content, inspection);
    else if (isProgramContent(content)) throw new UploadRefused('program');
    else if (isInspectable(content)) inspection.addEmbedded(content);
  }
}

/** Names in a directory are UTF-16. What says nothing certain is accepted, with a mark. */
function inspectBroken(bytes: Buffer, { marks }: Inspection): void {
  const has = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('_VBA_PROJECT') || has('_VBA_PROJECT_CUR')) throw new UploadRefused('macros');
  if (has('EncryptedPackage')) throw new UploadRefused('password');
  if (!has('WordDocument')) throw new UploadRefused('damagedWord');
  marks.add('uninspected');
}
