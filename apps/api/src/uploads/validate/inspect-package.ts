import type { Readable } from 'node:stream';
import { fromBufferPromise, getFileNameLowLevel, type Entry } from 'yauzl';
import { isInspectable } from './detect-file-type.ts';
import { UploadRejected, type Inspection } from './inspection.ts';
import {
  createPackageFacts,
  createPartReader,
  findContentType,
  type PackageFacts,
} from './package-facts.ts';
import { isMacroName, isProgramContent, isProgramName } from './programs.ts';
import { maxEmbeddedBytes } from './upload-rules.ts';

const wordType = /wordprocessingml\.(?:document|template)\.main\+xml$/;
const otherTypes =
  /spreadsheetml\.(?:sheet|template)\.main|ms-excel\.sheet|presentationml\.\w+\.main/;
/** The outermost element of a document's text, after the declaration and comments. */
const documentStart = /^[^<]*(?:<[?!][^>]*>\s*)*<(?:\w+:)?document[\s>]/;

/**
 * Inspects a Word document in an Open XML package (ECMA-376).
 * @throws UploadRejected if it is something else, or contains macros or a program.
 */
export async function inspectPackage(bytes: Buffer, inspection: Inspection): Promise<void> {
  const facts = await readParts(bytes, inspection);
  if (facts === undefined) throw new UploadRejected('damagedWord');
  rejectMacros(facts);
  const mains = [...facts.mainNames].filter((name) => facts.names.has(name));
  if (mains.some((name) => isWordMain(facts, name))) return;
  const types = [...facts.types.values()];
  const isWord = types.some((type) => wordType.test(type)) || facts.names.has('word/document.xml');
  throw new UploadRejected(isWord ? 'damagedWord' : 'notAllowed');
}

/** Inspects an embedded archive of any content. */
export async function inspectEmbeddedPackage(bytes: Buffer, inspection: Inspection): Promise<void> {
  const facts = await readParts(bytes, inspection);
  if (facts !== undefined) rejectMacros(facts);
}

async function readParts(bytes: Buffer, inspection: Inspection): Promise<PackageFacts | undefined> {
  const facts = createPackageFacts(inspection.marks);
  try {
    const zip = await fromBufferPromise(withoutTrailer(bytes), {
      lazyEntries: true,
      // Names are decoded here in both ways, and sizes are counted, since declared ones may lie.
      decodeStrings: false,
      validateEntrySizes: false,
    });
    inspection.count('parts', zip.entryCount);
    for await (const entry of zip.eachEntry()) {
      const name = readName(entry);
      // Some readers decode it as UTF-8 whatever the archive declares.
      for (const read of [name, normalize(entry.fileNameRaw.toString('utf8'))]) rejectName(read);
      if (entry.isEncrypted()) throw new UploadRejected('password');
      const part = { name: name.toLowerCase(), open: () => zip.openReadStreamPromise(entry) };
      facts.names.add(part.name);
      await readPart(part, facts, inspection);
    }
  } catch (error) {
    if (error instanceof UploadRejected) throw error;
    // The archive's directory is damaged.
    return undefined;
  }
  return facts;
}

function rejectName(name: string): void {
  if (name.split('/').includes('..')) throw new UploadRejected('outsidePath');
  if (isProgramName(name)) throw new UploadRejected('program');
  if (isMacroName(name) || /(?:^|\/)vbaproject\.bin$/i.test(name))
    throw new UploadRejected('macros');
}

/** Unpacks a part within the limits, and reads or inspects its content. Skips a damaged part. */
async function readPart(
  { name, open }: { name: string; open: () => Promise<Readable> },
  facts: PackageFacts,
  inspection: Inspection,
): Promise<void> {
  const reader = createPartReader(facts, name);
  const embedded: Buffer[] = [];
  let size = 0;
  let isKept = false;
  try {
    const chunks: AsyncIterable<Buffer> = await open();
    for await (const chunk of chunks) {
      inspection.count('unpackedBytes', chunk.length);
      if (size === 0 && isProgramContent(chunk)) throw new UploadRejected('program');
      if (size === 0) isKept = isInspectable(chunk);
      if (size === 0 && documentStart.test(chunk.toString('latin1'))) facts.documents.add(name);
      size += chunk.length;
      if (isKept && size <= maxEmbeddedBytes) embedded.push(chunk);
      if (reader === undefined) continue;
      inspection.count('structureBytes', chunk.length);
      reader(chunk);
    }
  } catch (error) {
    if (error instanceof UploadRejected) throw error;
    facts.names.delete(name);
  }
  if (isKept) await inspection.inspectEmbedded(Buffer.concat(embedded));
}

function rejectMacros(facts: PackageFacts): void {
  const types = [...facts.names].map((name) => findContentType(facts, name));
  if (types.some((type) => /macroenabled|vbaproject/.test(type)))
    throw new UploadRejected('macros');
}

function isWordMain(facts: PackageFacts, name: string): boolean {
  const type = findContentType(facts, name);
  if (otherTypes.test(type)) return false;
  return wordType.test(type) || facts.documents.has(name);
}

/** The name of a file in an archive from the root, with slashes, without one at the start. */
function readName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return normalize(getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false));
}

function normalize(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '');
}

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endSize = 22;

/** Removes bytes after the archive's end, which other readers ignore and the parser rejects. */
function withoutTrailer(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(endMark);
  if (at < 0 || at + endSize > bytes.length) return bytes;
  return bytes.subarray(0, at + endSize + bytes.readUInt16LE(at + endSize - 2));
}
