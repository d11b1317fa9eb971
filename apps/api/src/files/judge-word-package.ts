import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { FileWindow } from './file-window.ts';
import { findZipEntries, type ZipEntry } from './zip-directory.ts';

const inflate = promisify(inflateRaw);

const localHeader = 0x04034b50;
const localHeaderSize = 30;
/** A CV with photographs unpacks to a few megabytes; readers choke at some hundreds. */
const mostUnpacked = 64 * 1024 * 1024;
/** Deflate reaches 1032; XML of a long document about 20, an empty table's some hundreds. */
const mostRatio = 500;
const longestContentTypes = 256 * 1024;

const forbiddenNames =
  /(?:^|\/)vbaproject|vbadata|\.(?:zip|rar|7z|gz|xz|bz2|jar|exe|dll|com|scr|bat|cmd|js|vbs|ps1|hta|html?|svg|docx|docm|dotm|xlsm|pptm|swf)$/i;
const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * Whether a file is a Word document in an Open XML package (ECMA-376): its parts are declared, no
 * part holds macros or another archive, and unpacking it stays within bounds. Of its parts only the
 * list of content types is unpacked, up to a limit; the others are judged by their declared sizes.
 */
export async function isWordPackage(file: FileWindow): Promise<boolean> {
  const entries = await findZipEntries(file);
  if (entries === undefined || !isBounded(entries, file.size)) return false;
  if (entries.some((entry) => entry.isEncrypted || forbiddenNames.test(entry.name))) return false;
  if (!(await beginWithTheirHeaders(file, entries))) return false;
  const names = new Set(entries.map((entry) => entry.name));
  if (names.size !== entries.length || !names.has('word/document.xml')) return false;
  const contentTypes = await findContentTypes(file, entries);
  return contentTypes.includes(wordMain) && !/macroenabled|vbaproject/i.test(contentTypes);
}

// Parts that overlap would make the sum of their packed sizes exceed the file.
function isBounded(entries: readonly ZipEntry[], fileSize: number): boolean {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  const isDense = entries.some(
    (entry) => entry.size > 1024 * 1024 && entry.size > entry.compressedSize * mostRatio,
  );
  return packed <= fileSize && unpacked <= mostUnpacked && !isDense;
}

async function beginWithTheirHeaders(
  file: FileWindow,
  entries: readonly ZipEntry[],
): Promise<boolean> {
  for (const { position } of entries) {
    const start = await file.read(position, 4);
    if (start.length < 4 || start.readUInt32LE(0) !== localHeader) return false;
  }
  return entries.some((entry) => entry.position === 0);
}

async function findContentTypes(file: FileWindow, entries: readonly ZipEntry[]): Promise<string> {
  const entry = entries.find(({ name }) => name === '[Content_Types].xml');
  if (entry === undefined || entry.size > longestContentTypes) return '';
  const header = await file.read(entry.position, localHeaderSize);
  if (header.length < localHeaderSize) return '';
  const start =
    entry.position + localHeaderSize + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await file.read(start, Math.min(entry.compressedSize, longestContentTypes));
  if (entry.method === 0) return packed.toString('utf8');
  if (entry.method !== 8) return '';
  try {
    const unpacked = await inflate(packed, { maxOutputLength: longestContentTypes });
    return unpacked.toString('utf8');
  } catch {
    // Not deflated data after all, or more than it declared: either way not a list of types.
    return '';
  }
}
