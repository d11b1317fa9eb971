import { sender, type LetterContent } from './letter-content.ts';

/** Writes a letter as plain text, for programs and readers that want no HTML. */
export function renderText(content: LetterContent): string {
  const { heading, paragraphs, facts, quote, closing } = content;
  const width = Math.max(...facts.map(({ label }) => label.length), 0) + 2;
  const factLines = facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  const blocks = [
    heading,
    ...paragraphs,
    factLines.join('\n'),
    ...(quote === undefined ? [] : [`${quote.label}:`, indent(quote.words)]),
    ...closing,
    `-- \n${sender.legalName}\n${sender.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function indent(words: string): string {
  return words
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}
