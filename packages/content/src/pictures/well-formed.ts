/** An element of a drawing, as its opening tag says. */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/**
 * Reads a drawing as XML (elements, quoted attributes, text with entities: all that drawings use)
 * and lists its elements in order. Throws where it is not well-formed.
 */
export function elementsOf(xml: string): readonly Element[] {
  const open: string[] = [];
  const elements: Element[] = [];
  let rest = xml;
  while (rest !== '') {
    const [content = '', text, close, name, written = '', empty] =
      /^(?:([^<]+)|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>)/.exec(rest) ?? [];
    if (content === '') throw new Error(`Not well-formed from here: ${rest.slice(0, 60)}`);
    if (text !== undefined && /&(?!(?:amp|lt|gt|quot);)/.test(text)) {
      throw new Error(`An ampersand stands alone: ${text}`);
    }
    if (close !== undefined && open.pop() !== close) throw new Error(`</${close}> closes nothing.`);
    if (name !== undefined) {
      if (elements.length > 0 && open.length === 0) throw new Error(`<${name}> is a second root.`);
      elements.push({ name, attributes: attributesOf(written) });
      if (empty === '') open.push(name);
    }
    rest = rest.slice(content.length);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1) ?? ''}> is never closed.`);
  return elements;
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const pairs = [...written.matchAll(/([\w:-]+)="([^"]*)"/g)];
  const names = pairs.map(([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`An attribute twice: ${written}`);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}
