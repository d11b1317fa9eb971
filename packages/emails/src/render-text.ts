import {
  commandHeading,
  sender,
  type EmailContent,
  type LabeledLink,
  type EmailPart,
} from './content.ts';
import { toLines, toOneLine } from './format-text.ts';

/** The length that RFC 5322 2.1.1 recommends; longer words, such as links, are not broken. */
const lineLength = 76;

/** An email as plain text. Entries cannot forge lines: only quotes have line breaks, all marked. */
export function renderText({ heading, intro, body }: EmailContent<string>): string {
  // The line by which mail programs recognize a signature (RFC 3676 4.3).
  const signature = `-- \n${sender.legalName}\n${sender.address.join(', ')}\n`;
  return [wrap(heading), wrap(intro), ...body.flatMap(renderPart), signature].join('\n\n');
}

/** The paragraphs of a part, to be separated by empty lines. */
function renderPart(part: EmailPart<string>): string[] {
  switch (part.kind) {
    case 'paragraph':
      return [wrap(part.text)];
    case 'facts':
      return [renderFacts(part.facts)];
    case 'quote':
      return [wrap(`${part.label}:`), renderQuote(part.text)];
    case 'command':
      return [commandHeading, wrap(`${part.label}:`), toOneLine(part.line)];
    case 'button':
      return [renderLink(part)];
    case 'links': {
      const { label, items, more } = part;
      return [
        ...(label ? [wrap(`${label}:`)] : []),
        ...items.map((item) => `${wrap(item.label)}\n${wrap(item.detail)}\n${item.url}`),
        ...(more ? [renderLink(more)] : []),
      ];
    }
    default:
      return part;
  }
}

/** The address is on a separate line, where mail programs find it. */
function renderLink({ label, url }: LabeledLink<string>): string {
  return `${wrap(`${label}:`)}\n${url}`;
}

function renderFacts(facts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(facts);
  const indent = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows
    .map(([label, value]) => {
      const lines = wrap(value, lineLength - indent).replaceAll('\n', `\n${' '.repeat(indent)}`);
      return `${label}:`.padEnd(indent) + lines;
    })
    .join('\n');
}

function renderQuote(text: string): string {
  return toLines(text.trimEnd())
    .flatMap((line) => wrap(line, lineLength - 2).split('\n'))
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Breaks a text between words; line breaks and invisible characters count as spaces. */
function wrap(text: string, length = lineLength): string {
  const lines = [''];
  for (const word of toOneLine(text).split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length > length) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}
