import { SaxesParser } from 'saxes';

/** An element with its character references resolved. */
export interface XmlElement {
  /** Without its prefix. */
  name: string;
  /** An attribute by its name without prefix. */
  attribute: (name: string) => string | undefined;
}

export interface XmlHandler {
  onElement: (element: XmlElement) => void;
  /** Text within the element that began last. */
  onText?: (text: string) => void;
}

/** Parses XML in chunks, as tolerant as office suites are. */
export interface XmlReader {
  write(chunk: Buffer): void;
}

/** Max errors: no office suite opens XML with more, and reporting them is slow. */
const maxErrors = 20;

/** Creates a reader of a part in UTF-8 or UTF-16. */
export function createXmlReader(handler: XmlHandler): XmlReader {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  let errors = 0;
  parser.on('error', (error) => {
    errors += 1;
    if (errors > maxErrors) throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    handler.onElement({
      name: withoutPrefix(name),
      attribute: (wanted) => findAttribute(attributes, wanted),
    });
  });
  if (handler.onText !== undefined) parser.on('text', handler.onText);
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  return {
    write(chunk) {
      if (errors > maxErrors) return;
      decoder ??= new TextDecoder(findEncoding(chunk));
      try {
        parser.write(decoder.decode(chunk, { stream: true }));
      } catch {
        // Over the limit: `errors` ends the reading.
      }
    },
  };
}

function findAttribute(attributes: Readonly<Record<string, string>>, wanted: string) {
  return Object.entries(attributes).find(([key]) => withoutPrefix(key) === wanted)?.[1];
}

function findEncoding(head: Buffer): string {
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : 'utf-8';
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
