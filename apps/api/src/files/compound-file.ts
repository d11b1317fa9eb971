import type { FileWindow } from './file-window.ts';

/** A storage or stream of a compound file. */
export interface CompoundEntry {
  name: string;
  isStream: boolean;
  size: number;
  firstSector: number;
}

export interface CompoundFile {
  entries: readonly CompoundEntry[];
  /** The first bytes of a stream that is long enough to have sectors of its own. */
  readStart(entry: CompoundEntry): Promise<Buffer>;
}

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerSize = 512;
const entrySize = 128;
const lastSector = 0xfffffffa;
const tablesInHeader = 109;
const mostDirectorySectors = 512;

interface Layout {
  sectorSize: number;
  firstDirectorySector: number;
  miniCutoff: number;
  /** Sectors that hold the allocation table, as far as the header lists them (7 MB and more). */
  tableSectors: number[];
}

/** Reads the directory of a compound file (MS-CFB); undefined where it is none or is broken. */
export async function openCompoundFile(file: FileWindow): Promise<CompoundFile | undefined> {
  const layout = parseHeader(await file.read(0, headerSize));
  if (layout === undefined) return undefined;
  const directory = await readDirectory(file, layout);
  if (directory === undefined) return undefined;
  const entries = parseDirectory(directory);
  return {
    entries,
    async readStart(entry) {
      // Short streams live inside the root's; Word pads its main stream beyond that.
      if (entry.size < layout.miniCutoff) return Buffer.alloc(0);
      return file.read(positionOf(layout, entry.firstSector), 64);
    },
  };
}

function parseHeader(header: Buffer): Layout | undefined {
  if (header.length < headerSize || !header.subarray(0, 8).equals(signature)) return undefined;
  const sectorShift = header.readUInt16LE(30);
  if (header.readUInt16LE(28) !== 0xfffe || (sectorShift !== 9 && sectorShift !== 12)) {
    return undefined;
  }
  const listed = Array.from({ length: tablesInHeader }, (_, at) =>
    header.readUInt32LE(76 + at * 4),
  );
  return {
    sectorSize: 2 ** sectorShift,
    firstDirectorySector: header.readUInt32LE(48),
    miniCutoff: header.readUInt32LE(56),
    tableSectors: listed.filter((sector) => sector < lastSector),
  };
}

/** Follows the chain of the directory's sectors; a chain that loops or leaves the file is broken. */
async function readDirectory(file: FileWindow, layout: Layout): Promise<Buffer | undefined> {
  const sectors: Buffer[] = [];
  let sector = layout.firstDirectorySector;
  while (sector < lastSector) {
    const content = await file.read(positionOf(layout, sector), layout.sectorSize);
    if (content.length < entrySize || sectors.length >= mostDirectorySectors) return undefined;
    sectors.push(content);
    const next = await findNextSector(file, layout, sector);
    if (next === undefined) return undefined;
    sector = next;
  }
  return Buffer.concat(sectors);
}

async function findNextSector(
  file: FileWindow,
  layout: Layout,
  sector: number,
): Promise<number | undefined> {
  const perTable = layout.sectorSize / 4;
  const table = layout.tableSectors[Math.floor(sector / perTable)];
  if (table === undefined) return undefined;
  const link = await file.read(positionOf(layout, table) + (sector % perTable) * 4, 4);
  return link.length === 4 ? link.readUInt32LE(0) : undefined;
}

function parseDirectory(directory: Buffer): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const kind = directory.readUInt8(at + 66);
    if (kind !== 1 && kind !== 2) continue;
    const nameLength = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62);
    entries.push({
      name: directory.toString('utf16le', at, at + nameLength),
      isStream: kind === 2,
      size: directory.readUInt32LE(at + 120),
      firstSector: directory.readUInt32LE(at + 116),
    });
  }
  return entries;
}

function positionOf(layout: Layout, sector: number): number {
  return (sector + 1) * layout.sectorSize;
}
