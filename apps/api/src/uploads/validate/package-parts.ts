import type { Readable } from 'node:stream';
import { fromBufferPromise, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';

/** A file in an archive. */
export interface PackagePart {
  /** From the root, with slashes, without one at the start. */
  name: string;
  /** The same name decoded as UTF-8, as some readers do whatever the archive declares. */
  nameAsUtf8: string;
  isEncrypted: boolean;
  open(): Promise<Readable>;
}

/** An archive, its parts in the order of its directory, which has `count` entries at most. */
interface OpenPackage {
  count: number;
  parts: AsyncIterable<PackagePart>;
}

/** Opens an archive. @throws where it is damaged. */
export async function openPackage(bytes: Buffer): Promise<OpenPackage> {
  const zip = await fromBufferPromise(withoutTrailer(bytes), {
    lazyEntries: true,
    // Names are decoded here in both ways, and sizes are counted, since declared ones may lie.
    decodeStrings: false,
    validateEntrySizes: false,
  });
  return { count: zip.entryCount, parts: listParts(zip) };
}

async function* listParts(zip: ZipFile): AsyncGenerator<PackagePart> {
  for await (const entry of zip.eachEntry()) {
    yield {
      name: normalize(readName(entry)),
      nameAsUtf8: normalize(entry.fileNameRaw.toString('utf8')),
      isEncrypted: entry.isEncrypted(),
      open: () => zip.openReadStreamPromise(entry),
    };
  }
}

function readName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
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
