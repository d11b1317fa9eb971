import { sender, type EmailContent, type EmailList, type Fact } from './email-content.ts';
import { toLines } from './plain-lines.ts';

/** Max characters of a line (RFC 5322 2.1.1), but for words that are longer, such as links. */
const maxWidth = 76;

/** Renders an email as plain text. */
export function renderText(content: EmailContent): string {
  const { heading, warning, facts, quote, lists = [], action, command, closing } = content;
  const paragraphs = warning === undefined ? content.paragraphs : [warning, ...content.paragraphs];
  const blocks = [
    wrapText(heading),
    ...paragraphs.map((paragraph) => wrapText(paragraph)),
    renderFacts(facts),
    ...(quote === undefined ? [] : [`${quote.label}:`, quoteLines(quote.text)]),
    ...lists.flatMap(renderList),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(command === undefined ? [] : [`${wrapText(`${command.label}:`)}\n\n  ${command.line}`]),
    ...closing.map((paragraph) => wrapText(paragraph)),
    `-- \n${sender.legalName}\n${sender.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Breaks one line into several, each after the first behind `indent`; a long word stays whole. */
function wrapText(line: string, indent = ''): string {
  const lines: string[] = [];
  const [first = '', ...words] = line.split(' ');
  let current = first;
  for (const word of words) {
    const longer = `${current} ${word}`;
    // A break that leaves the indent alone on its line makes no room.
    if (Array.from(longer).length > maxWidth && current.length > indent.length) {
      lines.push(current.trimEnd());
      current = `${indent}${word}`;
    } else current = longer;
  }
  return [...lines, current].join('\n');
}

/** Labels and values in two columns; what a value continues with stands under it. */
function renderFacts(facts: readonly Fact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length), 0) + 2;
  return facts
    .map(({ label, value }) => wrapText(`${`${label}:`.padEnd(width)}${value}`, ' '.repeat(width)))
    .join('\n');
}

function renderList({ label, items, more }: EmailList): string[] {
  return [
    label === '' ? '' : `${label}:`,
    ...items.map(({ title, detail, url }) => `${wrapText(title)}\n${wrapText(detail)}\n${url}`),
    more === undefined ? '' : `${more.label}:\n${more.url}`,
  ];
}

/** Prefixes each line, so that a visitor's text cannot pass for a line of ours. */
function quoteLines(text: string): string {
  return toLines(text)
    .map((line) => wrapText(`> ${line}`.trimEnd(), '> '))
    .join('\n');
}
