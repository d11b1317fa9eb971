import type { RejectionReason } from './upload-rules.ts';

/** Main streams begin with one of these (MS-DOC 2.5.2, wIdent): Word 6 and 95, and 97 and later. */
const wordIdents = [0xa5dc, 0xa5ec, 0xa697, 0xa698, 0xa699];
const encryptedFlag = 0x0100;
const macroNames = new Set(['vba', '_vba_project', '_vba_project_cur']);

/** Smaller streams are in sectors of their own size (MS-CFB 2.4), in the stream of the root. */
const miniStreamLimit = 4096;
const miniSectorSize = 64;
const headerSize = 512;
const entrySize = 128;
const endOfChain = 0xfffffffe;

/**
 * Checks a binary Word document (MS-DOC) by the directory of its compound file (MS-CFB). Not by
 * the package cfb: it copies chains of sectors so often that a file of 1 MB can take 1 GB of memory.
 */
export function inspectCompoundFile(bytes: Buffer): 'doc' | RejectionReason {
  if (bytes.length < headerSize) return 'damagedWord';
  const sectors = openSectors(bytes);
  const entries = [...sectors.chain(bytes.readUInt32LE(48))].flatMap(readEntries);
  const [root] = entries;
  if (root === undefined) return 'damagedWord';
  const children = listChildren(entries, root);
  const main = children.find(({ name }) => name === 'worddocument');
  if (main === undefined) {
    return children.some(({ name }) => name === 'encryptedpackage') ? 'password' : 'notAllowed';
  }
  const start = readStart(main, root, sectors);
  if (start.length < 12 || !wordIdents.includes(start.readUInt16LE(0))) return 'damagedWord';
  if ((start.readUInt16LE(10) & encryptedFlag) !== 0) return 'password';
  return entries.some(({ name }) => macroNames.has(name)) ? 'macros' : 'doc';
}

type Sectors = ReturnType<typeof openSectors>;
type Entry = ReturnType<typeof readEntry>;

function openSectors(bytes: Buffer) {
  const size = bytes.readUInt16LE(30) === 12 ? 4096 : 512;
  const count = Math.ceil(bytes.length / size) - 1;
  const read = (sector: number) => bytes.subarray((sector + 1) * size, (sector + 2) * size);
  /** The header names 109 sectors of the allocation table, which is enough for 7 MB. */
  const next = (sector: number) => {
    const table = read(bytes.readUInt32LE(76 + 4 * Math.floor((sector * 4) / size)));
    const at = (sector * 4) % size;
    return at + 4 <= table.length ? table.readUInt32LE(at) : endOfChain;
  };
  return {
    size,
    read,
    /** Ends also if a chain leads back into itself. */
    *chain(first: number) {
      let sector = first;
      for (let steps = 0; steps < count && sector < count; steps += 1) {
        yield read(sector);
        sector = next(sector);
      }
    },
  };
}

function readEntries(sector: Buffer) {
  const count = Math.floor(sector.length / entrySize);
  return Array.from({ length: count }, (_, at) => readEntry(sector.subarray(at * entrySize)));
}

/** Reads an entry of the directory (MS-CFB 2.6.1), its name in lower case; a free entry has none. */
function readEntry(bytes: Buffer) {
  const nameEnd = bytes[66] === 0 ? 0 : Math.max(0, Math.min(bytes.readUInt16LE(64), 64) - 2);
  return {
    name: bytes.toString('utf16le', 0, nameEnd).toLowerCase(),
    siblings: [bytes.readUInt32LE(68), bytes.readUInt32LE(72)],
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  };
}

function listChildren(entries: readonly Entry[], { child }: Entry): Entry[] {
  const ids = new Set([child]);
  // A set is iterated in the order of its additions, and visits each entry once.
  for (const id of ids) for (const sibling of entries[id]?.siblings ?? []) ids.add(sibling);
  return [...ids].flatMap((id) => entries[id] ?? []);
}

/** Reads at least the first 64 bytes of a stream, if it has them. */
function readStart({ start, size }: Entry, root: Entry, sectors: Sectors): Buffer {
  if (size >= miniStreamLimit) return sectors.read(start);
  const at = start * miniSectorSize;
  const sector = [...sectors.chain(root.start)][Math.floor(at / sectors.size)];
  return sector?.subarray(at % sectors.size) ?? Buffer.alloc(0);
}
