import { isMacroName, isProgramContent, isProgramName } from './programs.ts';
import { isInspectable } from './detect-file-type.ts';
import { UploadRefused, type Inspection } from './inspection.ts';

/** Before the first name: the size of all that follows and a flag that says that names follow. */
const headerSize = 6;
const namesFollow = 2;
const maxNameLength = 1024;

/**
 * Looks into the stream `\x01Ole10Native`, in which Windows' Packager embeds a file of any kind: its
 * label, its name, the path to which a double click writes it, and its content.
 * @throws UploadRefused for a program.
 */
export function inspectOlePackage(bytes: Buffer, inspection: Inspection): void {
  const { names, content } = parsePackage(bytes);
  if (names.some(isProgramName) || isProgramContent(content)) throw new UploadRefused('program');
  if (names.some(isMacroName)) throw new UploadRefused('macros');
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
