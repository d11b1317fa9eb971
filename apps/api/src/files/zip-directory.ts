import type { FileWindow } from './file-window.ts';

/** An entry as the archive's central directory declares it; sizes in bytes. */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  compressedSize: number;
  size: number;
  /** Where the entry's own header begins. */
  position: number;
}

const endSize = 22;
const longestComment = 65_535;
const entrySize = 46;
const mostEntries = 2000;
const longestDirectory = 1024 * 1024;
const signatures = { entry: 0x02014b50, end: 0x06054b50 } as const;

/**
 * Reads the central directory of an archive that ends with the file (APPNOTE 4.3.12, 4.3.16).
 * Undefined where there is none, where it is too long, or where anything in it does not add up.
 */
export async function findZipEntries(file: FileWindow): Promise<ZipEntry[] | undefined> {
  const end = await file.read(file.size - endSize, endSize);
  if (end.length < endSize || end.readUInt32LE(0) !== signatures.end) return undefined;
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const start = end.readUInt32LE(16);
  const isWhole = end.readUInt16LE(20) === 0 && end.readUInt16LE(8) === count;
  // An archive that does not fill the file to its last byte may hide a second file in the gap.
  if (!isWhole || start + length + endSize !== file.size) return undefined;
  if (count > mostEntries || length > longestDirectory) return undefined;
  return parseEntries(await file.read(start, length), count);
}

function parseEntries(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < directory.length) {
    if (at + entrySize > directory.length) return undefined;
    if (directory.readUInt32LE(at) !== signatures.entry) return undefined;
    const nameEnd = at + entrySize + directory.readUInt16LE(at + 28);
    const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return undefined;
    entries.push({
      name: directory.toString('utf8', at + entrySize, nameEnd),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      position: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries.length === count ? entries : undefined;
}

/** Whether unzipping the file would find an archive at its end, whatever else the file is. */
export async function hasTrailingArchive(file: FileWindow): Promise<boolean> {
  const length = endSize + longestComment;
  const start = Math.max(0, file.size - length);
  const tail = await file.read(start, length);
  const mark = Buffer.from('PK\u0005\u0006', 'latin1');
  for (let at = tail.lastIndexOf(mark); at >= 0; at = tail.lastIndexOf(mark, at - 1)) {
    if (at + endSize <= tail.length && (await followsDirectory(file, start + at, tail, at))) {
      return true;
    }
    if (at === 0) break;
  }
  return false;
}

async function followsDirectory(
  file: FileWindow,
  position: number,
  tail: Buffer,
  at: number,
): Promise<boolean> {
  const length = tail.readUInt32LE(at + 12);
  const first = await file.read(position - length, 4);
  return length >= entrySize && first.length === 4 && first.readUInt32LE(0) === signatures.entry;
}
