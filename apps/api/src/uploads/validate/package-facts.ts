import { createXmlReader, type XmlElement, type XmlReader } from './package-xml.ts';
import type { ActiveContent } from './upload-rules.ts';

/** What the parts of an Open XML package (ECMA-376) say of each other, gathered in any order. */
export interface PackageFacts {
  /** Every part's name in lower case. */
  names: Set<string>;
  /** Content types by part name, and by extension, in lower case. */
  types: Map<string, string>;
  defaultTypes: Map<string, string>;
  /** The parts that the package itself points to as its document. */
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

/** The part's own type, else that of its extension; empty where it has none. */
export function findContentType(facts: PackageFacts, name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return facts.types.get(name) ?? facts.defaultTypes.get(extension) ?? '';
}

export const contentTypesName = '[content_types].xml';

/** Whether the package cannot be understood without this part. */
export function isStructure(name: string): boolean {
  return name === contentTypesName || name.endsWith('.rels');
}

/** Creates the reader for a part of this name, undefined where nothing is read from such parts. */
export function createPartReader(facts: PackageFacts, name: string): XmlReader | undefined {
  if (name === contentTypesName) {
    return createXmlReader({ onElement: (element) => noteContentType(facts, element) });
  }
  if (name.endsWith('.rels')) {
    const isRoot = name === '_rels/.rels';
    return createXmlReader({ onElement: (element) => noteRelationship(facts, element, isRoot) });
  }
  return name.endsWith('.xml') ? createStoryReader(facts, name) : undefined;
}

function noteContentType(facts: PackageFacts, { name, attribute }: XmlElement): void {
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

/** On another machine or the web; a path on the sender's own disk leads nowhere. */
const remoteTarget = /^(?!file:)[a-z][a-z\d+.-]+:|^[\\/]{2}|^file:(?:\/\/[^/]|\/{3,}[\\/]{2})/i;
const passiveTypes = ['hyperlink', 'image'];

function noteRelationship(facts: PackageFacts, { name, attribute }: XmlElement, isRoot: boolean) {
  if (name !== 'Relationship') return;
  const kind = (attribute('Type')?.split('/').at(-1) ?? '').toLowerCase();
  const target = attribute('Target') ?? '';
  if (attribute('TargetMode')?.trim().toLowerCase() === 'external')
    noteExternal(facts, kind, target);
  else if (isRoot && kind === 'officedocument') facts.mainNames.add(toPartName(target));
  if (kind === 'control') facts.marks.add('activeX');
}

function noteExternal(facts: PackageFacts, kind: string, target: string): void {
  if (passiveTypes.includes(kind)) return;
  if (kind !== 'attachedtemplate') facts.marks.add('externalObject');
  else if (remoteTarget.test(target.trim())) facts.marks.add('externalTemplate');
}

const ddeField = /^\s*DDE(?:AUTO)?\b/i;
const maxInstruction = 1000;

/** Reads field instructions, which Word may spread over several elements. */
function createStoryReader(facts: PackageFacts, name: string): XmlReader {
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
