import { SaxesParser } from 'saxes';
import type { ActiveContent } from './upload-rules.ts';

/** Names, types and relationships of an Open XML package's parts (ECMA-376), collected in any order. */
export type PackageFacts = ReturnType<typeof createPackageFacts>;

export function createPackageFacts(marks: Set<ActiveContent>) {
  return {
    /** Every part's name in lower case. */
    names: new Set<string>(),
    /** Content types by part name, and by extension, in lower case. */
    types: new Map<string, string>(),
    defaultTypes: new Map<string, string>(),
    /** The parts that the package's relationships name as its document. */
    mainNames: new Set<string>(),
    /** The parts with the text of a document, whatever their type. */
    documents: new Set<string>(),
    marks,
  };
}

/** The part's type, else that of its extension; empty if neither is set. */
export function findContentType(facts: PackageFacts, name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return facts.types.get(name) ?? facts.defaultTypes.get(extension) ?? '';
}

/** Reads a chunk of a part. */
type PartReader = (chunk: Buffer) => void;

/** Creates the reader for a part by its name; undefined if such parts are not read. */
export function createPartReader(facts: PackageFacts, name: string): PartReader | undefined {
  if (name === '[content_types].xml') {
    return createXmlReader((element) => addContentType(facts, element));
  }
  if (!name.endsWith('.rels')) return undefined;
  const isRoot = name === '_rels/.rels';
  return createXmlReader((element) => addRelationship(facts, element, isRoot));
}

function addContentType(facts: PackageFacts, { name, attribute }: XmlElement): void {
  const type = attribute('ContentType')?.trim().toLowerCase();
  const [partName, extension] = [attribute('PartName'), attribute('Extension')];
  if (type === undefined) return;
  if (name === 'Override' && partName !== undefined) facts.types.set(toPartName(partName), type);
  if (name === 'Default' && extension !== undefined) {
    facts.defaultTypes.set(extension.toLowerCase(), type);
  }
}

function toPartName(target: string): string {
  return target.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** On another machine or the web; a path on the sender's own disk is harmless. */
const remoteTarget = /^(?!file:)[a-z][a-z\d+.-]+:|^[\\/]{2}|^file:(?:\/\/[^/]|\/{3,}[\\/]{2})/i;

function addRelationship(facts: PackageFacts, { name, attribute }: XmlElement, isRoot: boolean) {
  if (name !== 'Relationship') return;
  const kind = (attribute('Type')?.split('/').at(-1) ?? '').toLowerCase();
  const target = attribute('Target') ?? '';
  const isExternal = attribute('TargetMode')?.trim().toLowerCase() === 'external';
  if (isExternal && kind === 'attachedtemplate' && remoteTarget.test(target.trim())) {
    facts.marks.add('externalTemplate');
  }
  if (!isExternal && isRoot && kind === 'officedocument') facts.mainNames.add(toPartName(target));
}

/** An element with its character references resolved. */
interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** An attribute by its name without prefix. */
  attribute: (name: string) => string | undefined;
}

/** Max errors: no office suite opens XML with more, and reporting them is slow. */
const maxErrors = 20;

/** Creates a reader of XML in UTF-8 or UTF-16, as tolerant as office suites are. */
function createXmlReader(onElement: (element: XmlElement) => void): PartReader {
  const options = { position: false, xmlns: false } as const;
  const parser = new SaxesParser<typeof options>(options);
  let errors = 0;
  parser.on('error', (error) => {
    errors += 1;
    if (errors > maxErrors) throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const attribute = (wanted: string) =>
      Object.entries(attributes).find(([key]) => withoutPrefix(key) === wanted)?.[1];
    onElement({ name: withoutPrefix(name), attribute });
  });
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  return (chunk) => {
    if (errors > maxErrors) return;
    decoder ??= new TextDecoder(findEncoding(chunk));
    try {
      parser.write(decoder.decode(chunk, { stream: true }));
    } catch {
      // Over the limit: `errors` ends the reading.
    }
  };
}

function findEncoding(head: Buffer): string {
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8';
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
