import { createXmlReader, type XmlElement, type XmlReader } from './package-xml.ts';
import type { ActiveContent } from './upload-rules.ts';

/** Names, types and relationships of an Open XML package's parts (ECMA-376), collected in any order. */
export interface PackageFacts {
  /** Every part's name in lower case. */
  names: Set<string>;
  /** Content types by part name, and by extension, in lower case. */
  types: Map<string, string>;
  defaultTypes: Map<string, string>;
  /** The parts that the package's relationships name as its document. */
  mainNames: Set<string>;
  /** The name of the outermost element, by part. */
  rootElements: Map<string, string>;
  marks: Set<ActiveContent>;
}

export function createPackageFacts(marks: Set<ActiveContent>): PackageFacts {
  return {
    names: new Set(),
    types: new Map(),
    defaultTypes: new Map(),
    mainNames: new Set(),
    rootElements: new Map(),
    marks,
  };
}

/** The part's type, else that of its extension; empty where neither is set. */
export function findContentType(facts: PackageFacts, name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return facts.types.get(name) ?? facts.defaultTypes.get(extension) ?? '';
}

export const contentTypesName = '[content_types].xml';

/** Whether the part describes the package itself. */
export function isStructure(name: string): boolean {
  return name === contentTypesName || name.endsWith('.rels');
}

/** Creates the reader for a part by its name; undefined where such parts are not read. */
export function createPartReader(facts: PackageFacts, name: string): XmlReader | undefined {
  if (name === contentTypesName) {
    return createXmlReader({ onElement: (element) => addContentType(facts, element) });
  }
  if (name.endsWith('.rels')) {
    const isRoot = name === '_rels/.rels';
    return createXmlReader({ onElement: (element) => addRelationship(facts, element, isRoot) });
  }
  return name.endsWith('.xml') ? createFieldReader(facts, name) : undefined;
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
/** Windows sends its user's name and a hash of the password to a share. */
const share = /^[\\/]{2}|^file:(?:\/\/[^/]|\/{3,}[\\/]{2})/i;
const passiveTypes = ['hyperlink', 'image'];

function addRelationship(facts: PackageFacts, { name, attribute }: XmlElement, isRoot: boolean) {
  if (name !== 'Relationship') return;
  const kind = (attribute('Type')?.split('/').at(-1) ?? '').toLowerCase();
  const target = attribute('Target') ?? '';
  if (attribute('TargetMode')?.trim().toLowerCase() === 'external')
    markExternal(facts, kind, target);
  else if (isRoot && kind === 'officedocument') facts.mainNames.add(toPartName(target));
  if (kind === 'control') facts.marks.add('activeX');
  if (kind === 'afchunk') facts.marks.add('foreignPart');
}

function markExternal(facts: PackageFacts, kind: string, target: string): void {
  if (passiveTypes.includes(kind) && !(kind === 'image' && share.test(target.trim()))) return;
  if (kind !== 'attachedtemplate') facts.marks.add('externalObject');
  else if (remoteTarget.test(target.trim())) facts.marks.add('externalTemplate');
}

const ddeField = /^\s*DDE(?:AUTO)?\b/i;
const maxInstruction = 1000;

/** Reads field instructions, which Word may spread over several elements. */
function createFieldReader(facts: PackageFacts, name: string): XmlReader {
  let current = '';
  let instruction = '';
  const check = (text: string) => {
    if (ddeField.test(text)) facts.marks.add('dde');
  };
  return createXmlReader({
    onElement(element) {
      if (!facts.rootElements.has(name)) facts.rootElements.set(name, element.name);
      current = element.name;
      if (current === 'fldChar' && element.attribute('fldCharType') === 'begin') instruction = '';
      if (current === 'fldSimple') check(element.attribute('instr') ?? '');
    },
    onText(text) {
      if (current !== 'instrText' || instruction.length > maxInstruction) return;
      instruction += text;
      check(instruction);
    },
  });
}
