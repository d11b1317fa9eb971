import { isInspectable } from './detect-file-type.ts';
import { UploadRefused, type Inspection } from './inspection.ts';
import {
  createPackageFacts,
  createPartReader,
  findContentType,
  isStructure,
  type PackageFacts,
} from './package-facts.ts';
import { openPackage, type PackagePart } from './package-parts.ts';
import { isMacroName, isProgramContent, isProgramName } from './programs.ts';
import { maxEmbeddedBytes, type RefusalReason } from './upload-rules.ts';

/** In bytes: of types and relationships a thousandth of it is usual. */
const maxStructureSize = 8 * 1024 * 1024;

const wordType = /wordprocessingml\.(?:document|template)\.main\+xml$/;
const otherTypes: readonly (readonly [RegExp, RefusalReason])[] = [
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.sheet/, 'excel'],
  [/presentationml\.\w+\.main/, 'powerpoint'],
];

/**
 * Inspects a Word document in an Open XML package (ECMA-376).
 * @throws UploadRefused where it is something else, or carries macros or a program.
 */
export async function inspectPackage(bytes: Buffer, inspection: Inspection): Promise<void> {
  const facts = await readParts(bytes, inspection);
  if (facts === undefined) throw new UploadRefused('damagedWord');
  refuseMacros(facts);
  const mains = [...facts.mainNames].filter((name) => facts.names.has(name));
  if (mains.some((name) => isWordMain(facts, name))) return;
  const types = [...facts.types.values()];
  const other = otherTypes.find(([pattern]) => types.some((type) => pattern.test(type)));
  if (other !== undefined) throw new UploadRefused(other[1]);
  if (facts.names.has('mimetype') && facts.names.has('content.xml')) {
    throw new UploadRefused('openDocument');
  }
  const isWord = types.some((type) => wordType.test(type)) || facts.names.has('word/document.xml');
  throw new UploadRefused(isWord ? 'damagedWord' : 'notAllowed');
}

/** Inspects an archive that is embedded in a document, whatever is in it. */
export async function inspectEmbeddedPackage(bytes: Buffer, inspection: Inspection): Promise<void> {
  const facts = await readParts(bytes, inspection);
  if (facts === undefined) inspection.marks.add('uninspected');
  else refuseMacros(facts);
}

async function readParts(bytes: Buffer, inspection: Inspection): Promise<PackageFacts | undefined> {
  const facts = createPackageFacts(inspection.marks);
  try {
    for await (const part of await openPackage(bytes)) {
      inspection.countPart();
      for (const name of [part.name, part.nameAsUtf8]) refuseName(name);
      if (part.isEncrypted) throw new UploadRefused('password');
      facts.names.add(part.name.toLowerCase());
      await readPart(part, facts, inspection);
    }
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    // The archive's directory is damaged.
    return undefined;
  }
  return facts;
}

function refuseName(name: string): void {
  if (name.split('/').includes('..')) throw new UploadRefused('outsidePath');
  if (isProgramName(name)) throw new UploadRefused('program');
  if (isMacroName(name) || /(?:^|\/)vbaproject\.bin$/i.test(name))
    throw new UploadRefused('macros');
}

/** Unpacks a part, counting, and hands on what is to be read of it. A damaged part is left out. */
async function readPart(part: PackagePart, facts: PackageFacts, inspection: Inspection) {
  const name = part.name.toLowerCase();
  const reader = createPartReader(facts, name);
  const embedded: Buffer[] = [];
  let size = 0;
  let isKept = false;
  try {
    const pieces: AsyncIterable<Buffer> = await part.open();
    for await (const piece of pieces) {
      inspection.countUnpacked(piece.length);
      if (size === 0 && isProgramContent(piece)) throw new UploadRefused('program');
      if (size === 0) isKept = isInspectable(piece);
      size += piece.length;
      if (isStructure(name) && size > maxStructureSize) throw new UploadRefused('damagedWord');
      if (isKept && size <= maxEmbeddedBytes) embedded.push(piece);
      if (reader !== undefined && inspection.mayReadXml(piece.length)) reader.write(piece);
    }
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    facts.names.delete(name);
    inspection.marks.add('uninspected');
  }
  if (isKept) inspection.addEmbedded(Buffer.concat(embedded));
}

function refuseMacros(facts: PackageFacts): void {
  const types = [...facts.names].map((name) => findContentType(facts, name));
  if (types.some((type) => /macroenabled|vbaproject/.test(type))) throw new UploadRefused('macros');
}

function isWordMain(facts: PackageFacts, name: string): boolean {
  const type = findContentType(facts, name);
  if (otherTypes.some(([pattern]) => pattern.test(type))) return false;
  return wordType.test(type) || facts.rootElements.get(name) === 'document';
}
