import { sender, type EmailContent } from './email-content.ts';
import { toLines } from './plain-lines.ts';

/** Writes a email as plain text, for programs and readers that want no HTML. */
export function renderText(content: EmailContent): string {
  const { heading, paragraphs, facts, quote, closing } = content;
  const width = Math.max(...facts.map(({ label }) => label.length), 0) + 2;
  const factLines = facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  const blocks = [
    heading,
    ...paragraphs,
    factLines.join('\n'),
    ...(quote === undefined ? [] : [`${quote.label}:`, quoteLines(quote.words)]),
    ...closing,
    `-- \n${sender.legalName}\n${sender.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Marks each line as the visitor's, so that none passes for a line of ours. */
function quoteLines(words: string): string {
  return toLines(words)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
