import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, getFileNameLowLevel, type Entry } from 'yauzl';
import type { RejectionReason } from './upload-rules.ts';

/** Long books have some hundreds. */
const maxParts = 2000;
const maxNameBytes = 1024;
/** Of each list that is read; a thousandth is usual. More elements than parts block the event loop. */
const maxListBytes = 1024 * 1024;
const maxElements = 2 * maxParts;

/** What Windows runs on a double click; it ignores dots and spaces at the end of a name. */
const programName = /\.(?:bat|cmd|com|cpl|exe|hta|jse?|lnk|msi|pif|ps1|scr|vb[es]|ws[fh])[. ]*$/i;
const macroName = /\.(?:do[ct]m|xl[st]m|xlam|p[op]tm|pp[as]m|sldm)$|(?:^|\/)vbaproject\.bin$/i;
const macroType = /macroenabled|vbaproject/;
const wordType = /wordprocessingml\.(?:document|template)\.main\+xml$/;

/** Checks a Word document by the directory, content types and relationships of its package (ECMA-376). */
export async function inspectPackage(bytes: Buffer): Promise<'docx' | RejectionReason> {
  try {
    return await readPackage(bytes);
  } catch {
    return 'damagedWord';
  }
}

async function readPackage(bytes: Buffer): Promise<'docx' | RejectionReason> {
  const zip = await fromBufferPromise(withoutTrailer(bytes), {
    lazyEntries: true,
    // The parser would reject names that Word reads.
    decodeStrings: false,
    validateEntrySizes: false,
  });
  if (zip.entryCount > maxParts) return 'tooManyParts';
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileNameLength > maxNameBytes) return 'damagedWord';
    if (entry.isEncrypted()) return 'password';
    const name = readName(entry);
    if (programName.test(name)) return 'program';
    if (macroName.test(name)) return 'macros';
    parts.set(name, entry);
  }

  /** The elements of a list, each with its attributes; none if the package has no such part. */
  async function readList(name: string) {
    const entry = parts.get(name);
    if (entry === undefined) return [];
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const data = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    const xml =
      entry.compressionMethod === 0
        ? data.subarray(0, maxListBytes)
        : await promisify(inflateRaw)(data, { maxOutputLength: maxListBytes });
    return parseElements(xml);
  }

  const types = new Map(
    (await readList('[content_types].xml')).map(
      ({ PartName, Extension = '', ContentType = '' }) => [
        PartName === undefined ? `.${Extension.toLowerCase()}` : toPartName(PartName),
        ContentType.trim().toLowerCase(),
      ],
    ),
  );
  const findType = (name: string) =>
    types.get(name) ?? types.get(name.slice(name.lastIndexOf('.'))) ?? '';
  if ([...parts.keys()].some((name) => macroType.test(findType(name)))) return 'macros';
  const mains = (await readList('_rels/.rels'))
    .filter(({ Type = '' }) => /\/officedocument$/i.test(Type))
    .map(({ Target = '' }) => toPartName(Target));
  if (mains.some((name) => parts.has(name) && wordType.test(findType(name)))) return 'docx';
  const isWord = [...types.values()].some((type) => wordType.test(type));
  return isWord ? 'damagedWord' : 'notAllowed';
}

function readName(entry: Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return toPartName(getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false));
}

/** From the root, with slashes, in lower case. */
function toPartName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

type Attributes = Partial<Record<string, string>>;

/** @throws for what is no list of a document. */
function parseElements(xml: Buffer): Attributes[] {
  const elements: Attributes[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    if (elements.push(attributes) > maxElements) throw new Error('too many elements');
  });
  parser.write(new TextDecoder(findEncoding(xml)).decode(xml)).close();
  return elements;
}

function findEncoding([first, second]: Buffer): string {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
}

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endSize = 22;

/** Removes bytes after the archive's end, which other readers ignore and the parser rejects. */
function withoutTrailer(bytes: Buffer): Buffer {
  const at = bytes.lastIndexOf(endMark);
  if (at < 0 || at + endSize > bytes.length) return bytes;
  return bytes.subarray(0, at + endSize + bytes.readUInt16LE(at + endSize - 2));
}
