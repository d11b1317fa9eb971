import { sender, type EmailContent } from './email-content.ts';
import { toLines } from './plain-lines.ts';

/** Renders an email as plain text. */
export function renderText(content: EmailContent): string {
  const { heading, paragraphs, facts, quote, action, closing } = content;
  const width = Math.max(...facts.map(({ label }) => label.length), 0) + 2;
  const factLines = facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`);
  const blocks = [
    heading,
    ...paragraphs,
    factLines.join('\n'),
    ...(quote === undefined ? [] : [`${quote.label}:`, quoteLines(quote.text)]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    `-- \n${sender.legalName}\n${sender.address}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Prefixes each line, so that a visitor's text cannot pass for a line of ours. */
function quoteLines(text: string): string {
  return toLines(text)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
